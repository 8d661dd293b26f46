import type { ReadingPlan } from '@berea/validation';
import { expect, it } from 'vitest';
import { reminderOf } from './reminder.ts';

const plan: ReadingPlan = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ruth, Esther; and more\nBEGIN:VEVENT',
  books: ['Ruth', 'Esth'],
  days: 14,
  started_on: '2026-03-01',
  moved_days: 2,
};
const lines = async (today: string, changed: Partial<ReadingPlan> = {}) =>
  (await reminderOf({ ...plan, ...changed }, today, 'https://berea.example')).split('\r\n');

it('is a whole-day event on each day that is left, with an alarm at seven', async () => {
  const written = await lines('2026-03-05');
  expect(written).toContain('DTSTART;VALUE=DATE:20260305');
  expect(written).toContain('RRULE:FREQ=DAILY;COUNT=12');
  expect(written).toContain('TRIGGER:PT7H');
  expect(written[0]).toBe('BEGIN:VCALENDAR');
});

it('begins with the plan, when that is still to come', async () => {
  const written = await lines('2026-02-01');
  expect(written).toContain('DTSTART;VALUE=DATE:20260303');
  expect(written).toContain('RRULE:FREQ=DAILY;COUNT=14');
});

it('comes once more when the plan is past its end', async () => {
  expect(await lines('2026-05-01')).toContain('RRULE:FREQ=DAILY;COUNT=1');
});

it('writes a name as text, whatever it holds', async () => {
  const written = await lines('2026-03-05');
  expect(written.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(written).toContain('SUMMARY:Ruth\\, Esther\\; and more\\nBEGIN:VEVENT');
});

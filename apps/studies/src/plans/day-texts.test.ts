import { expect, it } from 'vitest';
import { dayTexts } from './day-texts.ts';

const john = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'John',
  books: ['John' as const],
  days: 7,
  started_on: '2026-03-01',
  moved_days: 0,
};

it('each day has its chapters and what is left of the days before, also after the plan', () => {
  const texts = dayTexts({ plans: [john], read: [] }, '2026-03-01');
  expect(texts['2026-03-01']).toBe('Today: John 1-3');
  expect(texts['2026-03-02']).toBe('Left: John 1-3. Today: John 4-6');
  expect(texts['2026-03-07']).toBe('18 chapters left. Today: John 19-21');
  expect(texts['2026-03-08']).toBe('21 chapters left');
});

it('says nothing after a plan that is read', () => {
  const all = Array.from({ length: 21 }, (_, at) => ({ chapter: `John ${at + 1}`, read_on: '2026-03-01' }));
  expect(dayTexts({ plans: [john], read: all }, '2026-03-08')).toEqual({});
});

it('what is read is not asked for, and a day whose chapters are all read says so', () => {
  const read = (chapters: readonly string[]) => chapters.map((chapter) => ({ chapter, read_on: '2026-03-01' }));
  expect(dayTexts({ plans: [john], read: read(['John 1']) }, '2026-03-01')['2026-03-01']).toBe('Today: John 2-3');
  expect(dayTexts({ plans: [john], read: read(['John 1', 'John 2', 'John 3']) }, '2026-03-01')['2026-03-01']).toBe(
    'Today’s chapters are read',
  );
});

it('the chapters of several plans stand in one line, without those that are in both', () => {
  const mark = { ...john, id: '00000000-0000-4000-8000-000000000002', books: ['Mark' as const], days: 16 };
  const texts = dayTexts({ plans: [john, mark, { ...john, id: mark.id.replace('2', '3') }], read: [] }, '2026-03-01');
  expect(texts['2026-03-01']).toBe('Today: John 1-3, Mark 1');
});

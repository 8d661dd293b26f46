import { todayHere, type ReadingPlan } from '@berea/validation';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weeksOf } from './days.ts';
import { chaptersOf, inShort, offeredPlans, paceOf, portions, progressOf } from './schedule.ts';

const john: ReadingPlan = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'John',
  books: ['John'],
  days: 7,
  started_on: '2026-03-01',
  moved_days: 0,
};
const read = (read_on: string, ...numbers: number[]) =>
  numbers.map((number) => ({ chapter: `John ${number}`, read_on }));

describe('a plan', () => {
  it.each(offeredPlans.map((plan) => [plan.name, plan] as const))(
    '%s has every chapter once, in order, on every day at most one more than on another',
    (_, plan) => {
      const days = portions(plan);
      expect(days).toHaveLength(plan.days);
      expect(days.flat()).toEqual(chaptersOf(plan.books));
      const sizes = days.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    },
  );

  it('of the whole Bible has 1,189 chapters, 3 or 4 a day', () => {
    expect(paceOf(offeredPlans[0]!)).toBe('1,189 chapters, 3 or 4 a day');
    expect(portions(offeredPlans[0]!)[0]).toEqual(['Genesis 1', 'Genesis 2', 'Genesis 3']);
    expect(portions(offeredPlans[0]!).at(-1)!.at(-1)).toBe('Revelation 22');
  });

  it('of more days than chapters has days without one', () => {
    expect(portions({ books: ['Jude'], days: 3 }).flat()).toEqual(['Jude 1']);
  });
});

it.each([
  [[], ''],
  [['John 3'], 'John 3'],
  [['Psalms 1', 'Psalms 2', 'Psalms 3'], 'Psalms 1-3'],
  [['John 20', 'John 21', 'Acts 1'], 'John 20-21, Acts 1'],
  [['John 1', 'John 5'], 'John 1, John 5'],
])('%j in short: "%s"', (chapters, short) => {
  expect(inShort(chapters)).toBe(short);
});

describe('the progress in a plan', () => {
  it('has today’s chapters and nothing overdue on its first day', () => {
    expect(progressOf(john, [], '2026-03-01')).toMatchObject({
      today: 1,
      todays: ['John 1', 'John 2', 'John 3'],
      overdue: [],
      daysBehind: 0,
      total: 21,
      isFinished: false,
    });
  });

  it('names what of earlier days is unread, and how many days that is', () => {
    const progress = progressOf(john, read('2026-03-01', 1, 2, 3, 5), '2026-03-04');
    expect(progress).toMatchObject({ today: 4, todays: ['John 10', 'John 11', 'John 12'], daysBehind: 2 });
    expect(progress.overdue).toEqual(['John 4', 'John 6', 'John 7', 'John 8', 'John 9']);
  });

  it('is caught up by moving the plan: the first unread day is today, and what was read stays read', () => {
    const moved = { ...john, moved_days: 2 };
    const progress = progressOf(moved, read('2026-03-01', 1, 2, 3), '2026-03-04');
    expect(progress).toMatchObject({ today: 2, todays: ['John 4', 'John 5', 'John 6'], daysBehind: 0 });
    expect(progress.read.size).toBe(3);
  });

  it('does not count what was read before the plan was started, or outside it', () => {
    const before = [...read('2026-02-28', 1), { chapter: 'Mark 1', read_on: '2026-03-01' }];
    expect(progressOf(john, before, '2026-03-01').read.size).toBe(0);
  });

  it('counts what was read ahead, and a chapter once', () => {
    const all = Array.from({ length: 21 }, (_, at) => at + 1);
    const progress = progressOf(john, [...read('2026-03-01', ...all), ...read('2026-03-02', 1)], '2026-03-02');
    expect([progress.read.size, progress.isFinished]).toEqual([21, true]);
  });

  it('has no chapters before its first and after its last day', () => {
    expect(progressOf(john, [], '2026-02-27')).toMatchObject({ today: -1, todays: [], overdue: [] });
    expect(progressOf(john, [], '2026-04-01')).toMatchObject({ todays: [], daysBehind: 31 });
  });
});

describe('days', () => {
  it('are counted across clock changes, months and leap years', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
    expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
  });

  it('are those of the clock on the wall', () => {
    expect(todayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it.each([
    ['2026-02-10', 4],
    ['2026-03-31', 5],
    ['2026-05-01', 6],
  ])('of the month of %s fill %i weeks', (day, count) => {
    const weeks = weeksOf(day);
    expect(weeks).toHaveLength(count);
    const days = weeks.flat().filter((each) => each !== undefined);
    expect(new Set(days).size).toBe(days.length);
    expect([days[0]!.slice(8), days.every((each) => each.startsWith(day.slice(0, 7)))]).toEqual(['01', true]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { chapterRead, readingPlan } from '../reading.ts';
import { isChapterRead, isReadingPlan } from './is-reading.ts';

const plan = {
  id: '3f2f6f0e-7f0f-4a6f-9a55-0c8f4a1c2d3e',
  name: 'The Gospels',
  books: ['Matt', 'Mark'],
  days: 30,
  started_on: '2026-03-04',
  moved_days: 0,
};

describe('what is kept of reading is checked as the schemas check it', () => {
  it.each<[boolean, object]>([
    [true, {}],
    [true, { name: 'a'.repeat(80), days: 1500, moved_days: 10_000 }],
    [false, { id: 'one' }],
    [false, { name: '' }],
    [false, { name: 'a'.repeat(81) }],
    [false, { books: [] }],
    [false, { books: ['Nobody'] }],
    [false, { days: 0 }],
    [false, { days: 1501 }],
    [false, { days: 1.5 }],
    [false, { started_on: '4 March' }],
    [false, { started_on: '2026-13-04' }],
    [false, { started_on: '2026-02-30' }],
    [true, { started_on: '2028-02-29' }],
    [false, { moved_days: -1 }],
  ])('a plan: %j, %j', (expected, changes) => {
    expect(isReadingPlan({ ...plan, ...changes })).toBe(expected);
    expect(readingPlan.safeParse({ ...plan, ...changes }).success).toBe(expected);
  });

  it.each<[boolean, object]>([
    [true, { chapter: 'John 3', read_on: '2026-03-04' }],
    [false, { chapter: 'John 3:16', read_on: '2026-03-04' }],
    [false, { chapter: 'jn 3', read_on: '2026-03-04' }],
    [false, { chapter: 'John 3', read_on: 'today' }],
    [false, { chapter: 3, read_on: '2026-03-04' }],
  ])('a chapter: %j, %j', (expected, read) => {
    expect(isChapterRead(read)).toBe(expected);
    expect(chapterRead.safeParse(read).success).toBe(expected);
  });
});

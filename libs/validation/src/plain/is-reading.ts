import { bookById, parseReference, type BookId } from '@berea/scripture';
import type { ChapterRead, ReadingPlan } from '../reading.ts';
import { maxPlanDays, maxPlanName } from './limits.ts';
import { isListOf, isShape, isText, isWhole, type Is } from './shape.ts';
import { isUuid } from './uuid.ts';

/** A day without a time, in the reader's own time zone: '2026-03-04'. */
const isDay = (value: unknown): value is string => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && exists(value);

/** A 30th of February is read as a day of March. */
function exists(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

export const isBookId = (value: unknown): value is BookId => isText(value) && bookById(value) !== undefined;

/** The name of a chapter: 'John 3'. */
export function isChapterName(value: unknown): value is string {
  const place = isText(value) ? parseReference(value) : undefined;
  return place?.verse === undefined && `${place?.book.name} ${place?.chapter}` === value;
}

const within =
  <T>(is: Is<T>, size: (value: T) => number, most: number): Is<T> =>
  (value): value is T =>
    is(value) && size(value) <= most;

/** Whether a value of this browser is a reading plan. */
export const isReadingPlan = isShape<ReadingPlan>({
  id: isUuid,
  name: within(isText, ({ length }) => length || Infinity, maxPlanName),
  books: within(isListOf(isBookId), ({ length }) => length || Infinity, 66),
  days: within(isWhole(1), Number, maxPlanDays),
  started_on: isDay,
  moved_days: within(isWhole(), Number, 10_000),
});

/** Whether a value of this browser is a chapter that was read on a day. */
export const isChapterRead = isShape<ChapterRead>({ chapter: isChapterName, read_on: isDay });

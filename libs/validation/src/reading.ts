import type { BookId } from '@berea/scripture';
import * as z from 'zod/mini';
import { isBookId, isChapterName } from './plain/is-reading.ts';
import { maxPlanDays, maxPlanName } from './plain/limits.ts';

/** A day without a time, in the reader's own time zone: '2026-03-04'. */
const day = z.iso.date();

const bookId = z.string().check(z.refine(isBookId)) as z.ZodMiniType<BookId>;

/** A reading plan: books, read in this order in a number of days. Which chapters a day has is computed. */
export const readingPlan = z.object({
  id: z.uuid(),
  name: z.string().check(z.minLength(1), z.maxLength(maxPlanName)),
  books: z.array(bookId).check(z.minLength(1), z.maxLength(66)),
  days: z.int().check(z.minimum(1), z.maximum(maxPlanDays)),
  started_on: day,
  /** By how many days the rest was moved, to catch up. */
  moved_days: z.int().check(z.minimum(0), z.maximum(10_000)),
});
export type ReadingPlan = z.infer<typeof readingPlan>;

/** That a chapter was opened, and when last. */
export const openedChapter = z.object({
  /** 'John 3' */
  chapter: z.string().check(z.refine(isChapterName)),
  updated_at: z.string(),
});
export type OpenedChapterRow = z.infer<typeof openedChapter>;

/** That a chapter was read on a day. */
export const chapterRead = z.object({
  /** 'John 3' */
  chapter: z.string().check(z.refine(isChapterName)),
  read_on: day,
});
export type ChapterRead = z.infer<typeof chapterRead>;

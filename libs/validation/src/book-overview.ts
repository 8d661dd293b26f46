import { z } from 'zod';
import { bookName } from './book-name.ts';

/** What book-overview is asked. `bookName` is a name or OSIS id and comes out as the book of the canon. */
export const bookOverviewRequest = z.object({ bookName: bookName('bookName') });
export type BookOverviewRequest = z.infer<typeof bookOverviewRequest>;

export const bookOverview = z.object({
  /** What the book calls itself or is called in full: 'The Gospel According to John'. */
  title: z.string().min(1),
  /** Who wrote it, by tradition and by what scholars say. */
  author: z.string().min(1),
  dateWritten: z.string().min(1),
  keyThemes: z.array(z.string().min(1)).min(1),
  /** Plain text, one paragraph. */
  summary: z.string().min(1),
});
export type BookOverview = z.infer<typeof bookOverview>;

const isEmpty = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  answer === '' ||
  (typeof answer === 'object' && Object.keys(answer).length === 0);

/** What book-overview answers; an empty answer comes out as undefined. */
export const bookOverviewResponse = z.preprocess(
  (answer) => (isEmpty(answer) ? undefined : answer),
  bookOverview.optional(),
);

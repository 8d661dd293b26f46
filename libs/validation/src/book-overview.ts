import * as z from 'zod/mini';
import { bookName } from './book-name.ts';
import { receivedList, receivedText } from './received.ts';
import { nonEmptyText } from './text.ts';

/** Request body of book-overview. `bookName` is a name or OSIS id and is parsed to the `Book`. */
export const bookOverviewRequest = z.object({ bookName: bookName('bookName') });

/** An introduction to one book of the Bible. */
export const bookOverview = z.object({
  /** The book's full title: 'The Gospel According to John'. */
  title: nonEmptyText,
  /** The traditional author and what scholars say about authorship. */
  author: nonEmptyText,
  dateWritten: nonEmptyText,
  keyThemes: z.array(nonEmptyText).check(z.minLength(1)),
  /** Plain text, one paragraph. */
  summary: nonEmptyText,
});
export type BookOverview = z.infer<typeof bookOverview>;

/** An overview as another back end may send it. */
const receivedOverview = z
  .object({
    title: receivedText,
    author: receivedText,
    dateWritten: receivedText,
    keyThemes: receivedList(nonEmptyText),
    summary: receivedText,
  })
  .check(z.refine(({ summary, keyThemes }) => summary !== '' || keyThemes.length > 0, 'has nothing to read'));

const isEmpty = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  answer === '' ||
  (typeof answer === 'object' && Object.keys(answer).length === 0);

/** Response body of book-overview; an empty response is parsed to undefined. */
export const bookOverviewResponse = z.pipe(
  z.transform((answer: unknown) => (isEmpty(answer) ? undefined : answer)),
  z.optional(receivedOverview),
);

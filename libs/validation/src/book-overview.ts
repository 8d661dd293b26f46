import { z } from 'zod';
import { bookName } from './book-name.ts';
import { receivedList, receivedText } from './received.ts';

/** Request body of book-overview. `bookName` is a name or OSIS id and is parsed to the `Book`. */
export const bookOverviewRequest = z.object({ bookName: bookName('bookName') });

/** An introduction to one book of the Bible. */
export const bookOverview = z.object({
  /** The book's full title: 'The Gospel According to John'. */
  title: z.string().min(1),
  /** The traditional author and what scholars say about authorship. */
  author: z.string().min(1),
  dateWritten: z.string().min(1),
  keyThemes: z.array(z.string().min(1)).min(1),
  /** Plain text, one paragraph. */
  summary: z.string().min(1),
});
export type BookOverview = z.infer<typeof bookOverview>;

/** An overview as another back end may send it. */
const receivedOverview = z
  .object({
    title: receivedText,
    author: receivedText,
    dateWritten: receivedText,
    keyThemes: receivedList(z.string().min(1)),
    summary: receivedText,
  })
  .refine(({ summary, keyThemes }) => summary !== '' || keyThemes.length > 0, 'has nothing to read');

const isEmpty = (answer: unknown): boolean =>
  answer === undefined ||
  answer === null ||
  answer === '' ||
  (typeof answer === 'object' && Object.keys(answer).length === 0);

/** Response body of book-overview; an empty response is parsed to undefined. */
export const bookOverviewResponse = z.preprocess(
  (answer) => (isEmpty(answer) ? undefined : answer),
  receivedOverview.optional(),
);

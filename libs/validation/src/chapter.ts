import * as z from 'zod/mini';
import { bibleId } from './bible-version.ts';
import { bookName } from './book-name.ts';
import { receivedItems, receivedOptional, receivedText } from './received.ts';
import { nonEmptyText } from './text.ts';

/** Request body of bible-chapter. `book` is a name or OSIS id and is parsed to the `Book`. */
export const chapterRequest = z
  .object({
    book: bookName('book'),
    chapter: z.int('chapter must be a whole number').check(z.minimum(1, 'chapter must be at least 1')),
    bibleId,
  })
  .check(
    z.superRefine(({ book, chapter }, context) => {
      if (chapter <= book.chapters) return;
      context.addIssue({
        code: 'custom',
        path: ['chapter'],
        message: `chapter must be at most ${book.chapters} in ${book.name}`,
      });
    }),
  );

/** One chapter of a version. */
const chapter = z.object({
  /** 'John 3' */
  reference: receivedText,
  /** HTML with USX class names; each verse begins with a marker that carries `data-number`. */
  content: nonEmptyText,
  /** The copyright notice that the rights holder requires with the text. */
  copyright: receivedOptional(z.string()),
});
export type Chapter = z.infer<typeof chapter>;

/** Successful response of bible-chapter; for errors see `functionError`. */
export const chapterResponse = z.object({ data: chapter });
export type ChapterResponse = z.infer<typeof chapterResponse>;

/** Rows of `commentary_outlines`: the points of a chapter, and the verse that each begins with. */
export const outlinePoints = receivedItems(z.object({ title: z.string(), first_verse: z.int().check(z.minimum(1)) }));

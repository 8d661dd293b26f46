import { versesIn } from '@berea/scripture';
import * as z from 'zod/mini';
import { chapterRequest } from './chapter.ts';
import { receivedItems, receivedOptional, receivedText } from './received.ts';

/**
 * Request body of chapter-context. `verse` may be one more than the King James count, because a few chapters are one
 * verse longer in other versions.
 */
export const chapterContextRequest = z
  .safeExtend(chapterRequest, {
    verse: z.int('verse must be a whole number').check(z.minimum(1, 'verse must be at least 1')),
  })
  .check(
    z.superRefine(({ book, chapter, verse }, context) => {
      const last = versesIn(book.id, chapter);
      if (last === undefined || verse <= last + 1) return;
      context.addIssue({
        code: 'custom',
        path: ['verse'],
        message: `verse must be at most ${last} in ${book.name} ${chapter}`,
      });
    }),
  );

/** The chapter that contains a verse, and a summary of the passage. */
export const verseContext = z.object({
  /** 'John' */
  book: receivedText,
  chapter: receivedOptional(z.int().check(z.minimum(1))),
  targetVerse: receivedOptional(z.int().check(z.minimum(1))),
  /**
   * Plain text; paragraphs are separated by an empty line. The last one gives the attribution when the text is from a
   * source.
   */
  contextSummary: receivedText,
  /** In order. Some versions omit verses, so `targetVerse` may be missing from the list. */
  verses: receivedItems(z.object({ number: z.int().check(z.minimum(1)), text: z.string() })).check(
    z.refine((verses) => verses.length > 0, 'has no verses'),
  ),
});
export type VerseContext = z.infer<typeof verseContext>;

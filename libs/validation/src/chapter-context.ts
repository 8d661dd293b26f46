import { versesIn } from '@berea/scripture';
import { z } from 'zod';
import { chapterRequest } from './chapter.ts';

/** What chapter-context is asked: a verse of a chapter. A few chapters of other versions run one verse longer than the King James Version's. */
export const chapterContextRequest = chapterRequest
  .safeExtend({ verse: z.int('verse must be a whole number').min(1, 'verse must be at least 1') })
  .superRefine(({ book, chapter, verse }, context) => {
    const last = versesIn(book.id, chapter);
    if (last === undefined || verse <= last + 1) return;
    context.addIssue({
      code: 'custom',
      path: ['verse'],
      message: `verse must be at most ${last} in ${book.name} ${chapter}`,
    });
  });
export type ChapterContextRequest = z.infer<typeof chapterContextRequest>;

/** A chapter around one of its verses, and what the passage is about. */
export const verseContext = z.object({
  /** 'John' */
  book: z.string().min(1),
  chapter: z.int().min(1),
  targetVerse: z.int().min(1),
  /** Plain text; paragraphs are separated by an empty line. The last one says whose words they are, where they are not ours. */
  contextSummary: z.string().min(1),
  /** In order. A version may leave verses out, and so have none with the number of `targetVerse`. */
  verses: z.array(z.object({ number: z.int().min(1), text: z.string() })).min(1),
});
export type VerseContext = z.infer<typeof verseContext>;

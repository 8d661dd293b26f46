import { bookById, type ChapterPlace } from '@berea/scripture';
import { z } from 'zod';

const key = 'berea-last-place';
const stored = z.object({ book: z.string(), chapter: z.int().min(1) });

/** The last chapter read in this browser; undefined if there is none or the stored value is invalid. */
export function lastPlace(): ChapterPlace | undefined {
  try {
    const parsed = stored.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    const book = parsed.data && bookById(parsed.data.book);
    return book && parsed.data && parsed.data.chapter <= book.chapters
      ? { book, chapter: parsed.data.chapter }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the current chapter. Does nothing when the browser refuses to store (private mode, quota exceeded). */
export function keepLastPlace({ book, chapter }: ChapterPlace): void {
  try {
    localStorage.setItem(key, JSON.stringify({ book: book.id, chapter }));
  } catch {
    // Ignored: resuming at the last chapter is optional.
  }
}

import { bookById, type ChapterPlace } from '@berea/scripture';
import { z } from 'zod';

const key = 'berea-last-place';
const stored = z.object({ book: z.string(), chapter: z.int().min(1) });

/** Where reading stopped in this browser; undefined where nothing was read or the note cannot be read. */
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

/** Remembers the chapter that is being read. A browser that refuses to store (private mode, full) is none the worse. */
export function keepLastPlace({ book, chapter }: ChapterPlace): void {
  try {
    localStorage.setItem(key, JSON.stringify({ book: book.id, chapter }));
  } catch {
    // Nothing to do: continuing is a convenience.
  }
}

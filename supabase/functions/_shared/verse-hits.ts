import { books } from '@berea/scripture';
import type { VerseHit } from '@berea/validation';
import { z } from 'zod';

/** Verses as the database hands them out in bulk: `[[43003016, 'For God so loved …'], …]`. */
export const versesAt = z.array(z.tuple([z.int(), z.string()]));

/** @throws Error when a position is in no book */
export const verseHits = (verses: z.infer<typeof versesAt>): VerseHit[] =>
  verses.map(([position, text]) => {
    const book = books[Math.floor(position / 1_000_000) - 1];
    if (!book) throw new Error(`The verse at ${position} stands in no book`);
    const [chapter, verse] = [Math.floor(position / 1000) % 1000, position % 1000];
    return { id: `${book.id}.${chapter}.${verse}`, reference: `${book.name} ${chapter}:${verse}`, text };
  });

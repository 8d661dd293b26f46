import { placeAt } from '@berea/scripture';
import type { VerseHit } from '@berea/validation';
import { z } from 'zod';

/** Verses as the database functions return them: `[[43003016, 'For God so loved …'], …]`. */
export const versesAt = z.array(z.tuple([z.int(), z.string()]));

/**
 * Adds ids and references to verses.
 * @throws Error when a position is not in any book
 */
export const verseHits = (verses: z.infer<typeof versesAt>): VerseHit[] =>
  verses.map(([position, text]) => {
    const place = placeAt(position);
    if (!place) throw new Error(`The verse at ${position} is not in any book`);
    const { book, chapter, verse } = place;
    return { id: `${book.id}.${chapter}.${verse}`, reference: `${book.name} ${chapter}:${verse}`, text };
  });

import { placeAt } from '@berea/scripture';
import type { VerseHit } from '@berea/validation';
import { z } from 'zod';

/** Verses as the database hands them out in bulk: `[[43003016, 'For God so loved …'], …]`. */
export const versesAt = z.array(z.tuple([z.int(), z.string()]));

/** @throws Error when a position is in no book */
export const verseHits = (verses: z.infer<typeof versesAt>): VerseHit[] =>
  verses.map(([position, text]) => {
    const place = placeAt(position);
    if (!place) throw new Error(`The verse at ${position} stands in no book`);
    const { book, chapter, verse } = place;
    return { id: `${book.id}.${chapter}.${verse}`, reference: `${book.name} ${chapter}:${verse}`, text };
  });

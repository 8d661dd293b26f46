import { derived, ours } from '@berea/content';
import { parseReference, positionOf, type VersePlace } from '@berea/scripture';
import { verseReference } from '../passages.ts';

/** Passages of more verses are not about the one verse that a sentence opens. */
const mostVerses = 3;

const byPosition = derived(
  () =>
    new Map(
      Object.entries(ours('openings')).map(([verse, sentence]) => [
        positionOf(parseReference(verse) as VersePlace),
        sentence,
      ]),
    ),
);

/** Our sentence on the verse that a reference names or begins with; undefined where we have none. */
export function openingOf(reference: string): string | undefined {
  const place = verseReference(reference);
  if (!place || (place.lastVerse ?? place.verse) - place.verse >= mostVerses) return undefined;
  return byPosition().get(positionOf(place));
}

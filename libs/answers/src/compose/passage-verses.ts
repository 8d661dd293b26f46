import { formatReference, positionOf, type Reference } from '@berea/scripture';
import { foundAt, annotate, type AnnotatedVerse } from './gathered.ts';
import type { Library } from './material.ts';

/** Maximum number of cross-references that are read for the first passage. */
const mostOthers = 9;

/** The passages that were asked about, followed by the cross-references of the first one, most relevant first. */
export async function passageVerses(
  library: Library,
  places: readonly Reference[],
  versionId: string,
): Promise<AnnotatedVerse[]> {
  const own = places.slice(0, 3).map(({ verse = 1, ...place }) => ({ ...place, verse }));
  if (own.length === 0) return [];
  const others = await library.explaining(positionOf(own[0]!));
  const references = own.map((place) => formatReference(place));
  const texts = await library.passages(versionId, [
    ...references,
    ...others.slice(0, mostOthers).flatMap((position) => foundAt(position, '')?.reference ?? []),
  ]);
  const found = [
    ...own.flatMap((place) => {
      const at = foundAt(positionOf(place), '');
      const passage = texts(formatReference(place));
      return at && passage ? [{ ...at, reference: passage.reference, text: passage.text }] : [];
    }),
    ...others.slice(0, mostOthers).flatMap((position) => {
      const at = foundAt(position, '');
      const passage = at && texts(at.reference);
      return at && passage ? [{ ...at, text: passage.text, score: 0.5 }] : [];
    }),
  ];
  return await annotate(library, found);
}

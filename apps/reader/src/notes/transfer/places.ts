import { formatReference, placeFromOsis, plainPunctuation } from '@berea/scripture';
import { parserOf, versesOfPlace } from '@berea/api';

/** A reference of a file: its verses, as they are stored, and whether it names exactly one verse. */
interface FoundPlace {
  /** 'John 3:16'; every verse of a range. */
  readonly verseIds: readonly string[];
  /** How the reference is written where it is more than one verse: 'John 3:16-18'. Undefined for one verse. */
  readonly wider: string | undefined;
}

/** Finds the references in a text, in their order: 'Jn 3:16-18; Rom 8'. Empty for a text without one. */
export type PlacesOf = (text: string) => readonly FoundPlace[];

/** Loads what reads references. Rejects if its code does not come. */
export async function loadPlacesOf(language: 'en' | 'es'): Promise<PlacesOf> {
  const parser = (await parserOf(language)).set_options({
    book_alone_strategy: 'ignore',
    sequence_combination_strategy: 'separate',
  });
  return (text) =>
    parser
      .parse(plainPunctuation(text))
      .osis()
      .split(',')
      .flatMap((osis: string) => placeFrom(osis) ?? []);
}

/** 'John.3.16', 'John.3.16-John.3.18', 'John.3', 'Gen.1.29-Gen.2.3'. */
function placeFrom(osis: string): FoundPlace | undefined {
  const place = placeFromOsis(osis);
  if (place?.chapter === undefined) return undefined;
  const passage = { ...place, chapter: place.chapter };
  const verseIds = versesOfPlace(passage);
  return { verseIds, wider: verseIds.length === 1 ? undefined : formatReference(passage) };
}

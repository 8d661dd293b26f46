import {
  defaultVersionId,
  formatReference,
  parseReference,
  placeAt,
  positionOf,
  type Reference,
  type VersePlace,
} from '@berea/scripture';
import type { SupabaseClient } from '@supabase/supabase-js';
import { versesAt } from '@berea/search/text';

/** One or more verses of a chapter with their stored text. */
export interface Passage {
  /** Normalised reference, such as 'John 3:16-18'. */
  readonly reference: string;
  /** The texts of the verses, joined. */
  readonly text: string;
  /** The version that the text was taken from. */
  readonly versionId: string;
}

/**
 * Looks up the passage at a written reference.
 * @returns undefined when there is no such verse or none of the requested versions has it
 */
export type Passages = (written: string) => Passage | undefined;

type Verses = ReadonlyMap<number, string>;

/** Maximum number of verses read for one answer. Enough for several long chapters. */
const mostVerses = 2000;

/** Parses a reference to existing verses; undefined for anything else. */
export function verseReference(written: string): (Reference & VersePlace) | undefined {
  const found = parseReference(written);
  return found?.verse === undefined ? undefined : { ...found, verse: found.verse };
}

/**
 * The reference of a range of positions in one chapter: 'John 3:16-18' for 43003016 and 43003018.
 * @throws RangeError when a position is not in any book
 */
export function referenceAt(first: number, last = first): string {
  const place = placeAt(first);
  if (!place) throw new RangeError(`The verse at ${first} is not in any book`);
  return formatReference({ ...place, ...(last > first && { lastVerse: last % 1000 }) });
}

function positionsOf(place: Reference & VersePlace): number[] {
  const first = positionOf(place);
  return Array.from({ length: (place.lastVerse ?? place.verse) - place.verse + 1 }, (_, index) => first + index);
}

/**
 * Reads the text of all references that exist, in the requested version. If that version has none of the verses of a
 * reference, the King James Version is used instead, and the passage's `versionId` says so. Verses of a range that the
 * version leaves out are skipped.
 */
export async function readPassages(
  database: () => SupabaseClient,
  versionId: string,
  written: readonly string[],
): Promise<Passages> {
  const places = new Map(
    written.flatMap((each) => {
      const place = verseReference(each);
      return place ? [[each, place] as const] : [];
    }),
  );
  const wanted = [...new Set([...places.values()].flatMap(positionsOf))].slice(0, mostVerses);
  const asked = await readVerses(database, versionId, wanted);
  const missing = [...places.values()].filter((place) => textOf(place, asked) === '').flatMap(positionsOf);
  const standIn = versionId === defaultVersionId ? asked : await readVerses(database, defaultVersionId, missing);

  return (reference) => {
    const place = places.get(reference);
    if (!place) return undefined;
    const own = textOf(place, asked);
    const text = own || textOf(place, standIn);
    return text === ''
      ? undefined
      : { reference: formatReference(place), text, versionId: own ? versionId : defaultVersionId };
  };
}

async function readVerses(database: () => SupabaseClient, version: string, at: readonly number[]): Promise<Verses> {
  if (at.length === 0) return new Map();
  const { data } = await database().rpc('verses_at', { version, at }).throwOnError();
  return new Map(versesAt.parse(data));
}

const textOf = (place: Reference & VersePlace, verses: Verses): string =>
  positionsOf(place)
    .map((position) => verses.get(position)?.trim() ?? '')
    .filter((text) => text !== '')
    .join(' ');

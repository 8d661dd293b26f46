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
import { versesAt } from '../verse-hits.ts';

/** A place of one or more verses with its stored text. */
export interface Passage {
  /** 'John 3:16-18', in the canon's names. */
  readonly reference: string;
  /** The verses one after another. */
  readonly text: string;
  /** The version the text is from. */
  readonly versionId: string;
}

/** @returns the passage at a written reference; undefined where there is no such verse or none of the versions asked has it */
export type Passages = (written: string) => Passage | undefined;

type Verses = ReadonlyMap<number, string>;

/** The most verses that one answer reads: a range over a long chapter, several times. */
const mostVerses = 2000;

/** A written reference to verses that exist, or undefined. */
export function verseReference(written: string): (Reference & VersePlace) | undefined {
  const found = parseReference(written);
  return found?.verse === undefined ? undefined : { ...found, verse: found.verse };
}

/** 'John 3:16-18' from 43003016 and 43003018, in one chapter. @throws RangeError for a position in no book */
export function referenceAt(first: number, last = first): string {
  const place = placeAt(first);
  if (!place) throw new RangeError(`The verse at ${first} stands in no book`);
  return formatReference({ ...place, ...(last > first && { lastVerse: last % 1000 }) });
}

function positionsOf(place: Reference & VersePlace): number[] {
  const first = positionOf(place);
  return Array.from({ length: (place.lastVerse ?? place.verse) - place.verse + 1 }, (_, index) => first + index);
}

/**
 * Reads the text of every reference that exists, in the version asked for. Where that version has nothing at all at a place, the King James
 * Version stands in, and the passage says so. Of a range the verses are joined; one that the version leaves out is left out.
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

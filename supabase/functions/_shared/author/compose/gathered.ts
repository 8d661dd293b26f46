import { formatReference, parseReference, namedPlaces, placeAt, versesIn, type Reference } from '@berea/scripture';
import type { Findings } from '../../library/findings.ts';
import { queryTerms } from '../../library/query-terms.ts';
import {
  notesIn,
  withPlace,
  type Comments,
  type Found,
  type Library,
  type Note,
  type OutlinePoint,
} from './material.ts';

/** A verse with what is said of it and where its chapter's outline puts it. */
export interface Studied extends Found {
  readonly notes: readonly Note[];
  readonly point: OutlinePoint | undefined;
}

/** What was found on a text, ready to be written up. */
export interface Gathered {
  readonly findings: Findings;
  /** What a verse is recognised by: the words that were asked and those that the thesaurus adds. */
  readonly asked: readonly string[];
  /** Best first. */
  readonly verses: readonly Studied[];
}

/** Verses with what is said of them. */
export async function studied(library: Library, verses: readonly Found[]): Promise<Studied[]> {
  const comments =
    verses.length === 0 ? new Map<number, Comments>() : await library.comments(verses.map(({ position }) => position));
  return verses.map((verse) => {
    const own = comments.get(verse.position);
    return { ...verse, notes: own ? notesIn(own) : [], point: own?.point };
  });
}

const nothing: Findings = {
  text: '',
  confidence: 'none',
  words: [],
  verses: [],
  topics: [],
  questions: [],
  objections: [],
  studies: [],
};

/** Searches, and reads what is said of the first verses. @param most how many verses are looked into; the rest come without notes */
export async function gather(
  library: Library,
  text: string,
  options: { readonly bibleId: string; readonly limit: number },
  most = 9,
): Promise<Gathered> {
  const findings = text === '' ? nothing : await library.search(text, options);
  const found = await withTexts(library, options.bibleId, findings.verses.map(withPlace));
  const looked = await studied(library, found.slice(0, most));
  return {
    findings,
    asked: [...findings.words, ...queryTerms(text).weights.keys()],
    verses: [...looked, ...found.slice(most).map((verse) => ({ ...verse, notes: [], point: undefined }))],
  };
}

/** A verse that the version leaves out, or has not here, with the text that will be shown for it. */
async function withTexts(library: Library, versionId: string, verses: readonly Found[]): Promise<Found[]> {
  const without = verses.filter(({ text }) => text === '').map(({ reference }) => reference);
  if (without.length === 0) return [...verses];
  const texts = await library.passages(versionId, without);
  return verses.flatMap((verse) => {
    const text = verse.text || texts(verse.reference)?.text;
    return text ? [{ ...verse, text }] : [];
  });
}

/** A place that somebody names in what they ask: a verse, a range, or a chapter. */
export interface AskedPlaces {
  readonly existing: readonly Reference[];
  /** In words, for those that do not exist: 'Revelation 20 ends at verse 15'. */
  readonly missing: readonly string[];
  /** What was asked without them. */
  readonly rest: string;
}

export function askedPlaces(text: string): AskedPlaces {
  const named = namedPlaces(titled(text));
  const existing = named.flatMap(({ place }) => parseReference(place) ?? []);
  const missing = named.flatMap(({ place }) => (parseReference(place) ? [] : endOf(place)));
  let rest = titled(text);
  for (const { start, end } of named.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return { existing, missing, rest: rest.trim() };
}

/** Places are found by the names of books as they are written: 'john 3:16' is typed, too. */
const titled = (text: string): string =>
  text.replace(/\b[a-z][a-z]+(?= \d)/g, (word) => word.charAt(0).toUpperCase() + word.slice(1));

function endOf(place: string): string[] {
  const [, name = '', chapter = ''] = /^(.+) (\d+)/.exec(place) ?? [];
  const book = parseReference(`${name} 1`)?.book;
  if (!book) return [];
  const verses = versesIn(book.id, Number(chapter));
  if (verses === undefined)
    return [`${book.name} has ${book.chapters === 1 ? 'one chapter' : `${book.chapters} chapters`}`];
  return [`${formatReference({ book, chapter: Number(chapter) })} ends at verse ${verses}`];
}

/** The verse at a position as if it had been found. @returns undefined for a position in no book */
export function foundAt(position: number, text: string): Found | undefined {
  const place = placeAt(position);
  return place && { ...place, position, text, reference: formatReference(place), score: 1, words: [], headings: [] };
}

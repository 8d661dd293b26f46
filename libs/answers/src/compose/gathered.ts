import {
  formatReference,
  parsePassage,
  parseReference,
  namedPlaces,
  placeAt,
  versesIn,
  type Reference,
} from '@berea/scripture';
import { type Findings, queryTerms } from '@berea/search';
import {
  notesIn,
  withPlace,
  type Comments,
  type Found,
  type Library,
  type Note,
  type OutlinePoint,
} from './material.ts';

/** A verse with the commentary on it and the point of the chapter outline that it belongs to. */
export interface AnnotatedVerse extends Found {
  readonly notes: readonly Note[];
  readonly point: OutlinePoint | undefined;
}

/** Search results, ready to be composed into an answer. */
export interface Gathered {
  readonly findings: Findings;
  /**
   * The words and terms that a relevant clause is recognised by: the words of the question and those added by the
   * thesaurus.
   */
  readonly asked: readonly string[];
  /** Best first. */
  readonly verses: readonly AnnotatedVerse[];
}

/** Adds commentary and outline points to verses. */
export async function annotate(library: Library, verses: readonly Found[]): Promise<AnnotatedVerse[]> {
  const comments =
    verses.length === 0 ? new Map<number, Comments>() : await library.comments(verses.map(({ position }) => position));
  return verses.map((verse) => {
    const own = comments.get(verse.position);
    return { ...verse, notes: own ? notesIn(own) : [], point: own?.point };
  });
}

const nothing: Findings = {
  confidence: 'none',
  words: [],
  verses: [],
};

/**
 * Searches the library and reads the commentary on the first verses.
 * @param most how many verses get commentary; the rest come without notes
 */
export async function gather(
  library: Library,
  text: string,
  options: { readonly bibleId: string; readonly limit: number },
  most = 9,
): Promise<Gathered> {
  const findings = text === '' ? nothing : await library.search(text, options);
  const found = await withTexts(library, options.bibleId, findings.verses.map(withPlace));
  const withNotes = await annotate(library, found.slice(0, most));
  return {
    findings,
    asked: [...findings.words, ...queryTerms(text).weights.keys()],
    verses: [...withNotes, ...found.slice(most).map((verse) => ({ ...verse, notes: [], point: undefined }))],
  };
}

/**
 * Fills in the text of verses that the version leaves out or does not have here, from the fallback version. Verses
 * without any text are dropped.
 */
async function withTexts(library: Library, versionId: string, verses: readonly Found[]): Promise<Found[]> {
  const without = verses.filter(({ text }) => text === '').map(({ reference }) => reference);
  if (without.length === 0) return [...verses];
  const texts = await library.passages(versionId, without);
  return verses.flatMap((verse) => {
    const text = verse.text || texts(verse.reference)?.text;
    return text ? [{ ...verse, text }] : [];
  });
}

/** The references in a question: verses, ranges or chapters. */
export interface AskedPlaces {
  readonly existing: readonly Reference[];
  /** Sentences on those that do not exist: 'Revelation 20 ends at verse 15'. */
  readonly missing: readonly string[];
  /** The question without the references. */
  readonly rest: string;
}

/** Finds the references in a question, and says which of them do not exist. */
export function askedPlaces(text: string): AskedPlaces {
  const named = namedPlaces(capitaliseBookNames(text));
  const existing = named.flatMap(({ place }) => placeIn(place) ?? []);
  const missing = named.flatMap(({ place }) => (parsePassage(place) ? [] : limitOf(place)));
  let rest = capitaliseBookNames(text);
  for (const { start, end } of named.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return { existing, missing, rest: rest.trim() };
}

/** The place that a reference names; of a range across chapters, its first verse. */
function placeIn(text: string): Reference | undefined {
  const passage = parsePassage(text);
  if (passage?.lastChapter === undefined) return passage;
  const { book, chapter, verse } = passage;
  return { book, chapter, ...(verse !== undefined && { verse }) };
}

/**
 * Capitalises words before a number, because references are only found with capitalised book names and people also type
 * 'john 3:16'.
 */
const capitaliseBookNames = (text: string): string =>
  text.replace(/\b[a-z][a-z]+(?= \d)/g, (word) => word.charAt(0).toUpperCase() + word.slice(1));

function limitOf(place: string): string[] {
  const [, name = '', chapter = ''] = /^(.+) (\d+)/.exec(place) ?? [];
  const book = parseReference(`${name} 1`)?.book;
  if (!book) return [];
  const verses = versesIn(book.id, Number(chapter));
  if (verses === undefined)
    return [`${book.name} has ${book.chapters === 1 ? 'one chapter' : `${book.chapters} chapters`}`];
  return [`${formatReference({ book, chapter: Number(chapter) })} ends at verse ${verses}`];
}

/**
 * The verse at a position, in the form of a search result.
 * @returns undefined when the position is not in any book
 */
export function foundAt(position: number, text: string): Found | undefined {
  const place = placeAt(position);
  return place && { ...place, position, text, reference: formatReference(place), score: 1, words: [], headings: [] };
}

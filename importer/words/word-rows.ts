import { foldWord, wordsIn } from '@berea/scripture';
import { carryTags, type Stretch } from './carry-tags.ts';
import { withoutClauseBefore } from './clause-ends.ts';
import type { HebrewBook, HebrewWord } from './hebrew-bible.ts';
import { pairHebrew, type Pairing } from './pair-hebrew.ts';
import type { TaggedText } from './tagged-text.ts';

/** A verse as stored in the database. */
export interface PlainVerse {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly position: number;
  readonly text: string;
}

/** [text], [text, ''] for added words, or [text, numbers, codes, forms]; see the table. */
export type ItemRow = readonly [string] | readonly [string, ''] | readonly [string, string, string, string];

/** A row of the concordance: how often a word occurs, and in which verses. */
export interface Posting {
  occurrences: number;
  readonly positions: number[];
}

/** A row of the Strong's numbers. */
interface StrongsPosting extends Posting {
  /** Triples: the position of a verse, and where in its text the English for the word begins and ends. */
  readonly marks: number[];
}

/** The rows of all verses, collected before they are written. */
export interface WordRows {
  readonly words: Map<string, Posting>;
  readonly strongs: Map<string, StrongsPosting>;
  /** `items` is the JSON of the verse's `ItemRow`s: as objects, those of all verses take three times the memory. */
  readonly verses: { position: number; items: string }[];
  readonly pairings: Record<Pairing, number>;
}

/** Rows to which `addVerse` adds. */
export const emptyRows = (): WordRows => ({
  words: new Map(),
  strongs: new Map(),
  verses: [],
  pairings: { unique: 0, 'in order': 0, ambiguous: 0, none: 0 },
});

/** Adds a verse. Verses must be added in canonical order. */
export function addVerse(rows: WordRows, verse: PlainVerse, tagged: TaggedText, hebrew: HebrewBook): void {
  for (const { text } of wordsIn(verse.text)) post(postingOf(rows.words, foldWord(text), newPosting), verse.position);
  const key = `${verse.book}.${verse.chapter}.${verse.verse}`;
  const stretches = carryTags(verse.text, tagged.get(key) ?? []).flatMap(withoutClauseBefore);
  const counted = new Set<string>();
  let end = 0;
  for (const { text, piece } of stretches) {
    const start = end;
    end += text.length;
    const postings = (piece?.strongs ?? []).map((number) => postingOf(rows.strongs, number, newStrongsPosting));
    // 'Exceedingly' may be one piece for the same word twice.
    for (const { marks } of new Set(postings)) marks.push(verse.position, start, end);
    // One word of the original may be two pieces apart from each other: it counts once.
    if (piece?.split && counted.has(piece.split)) continue;
    if (piece?.split) counted.add(piece.split);
    for (const posting of postings) post(posting, verse.position);
  }
  rows.verses.push({ position: verse.position, items: JSON.stringify(itemsOf(rows, stretches, hebrew.get(key))) });
}

const newPosting = (): Posting => ({ occurrences: 0, positions: [] });
const newStrongsPosting = (): StrongsPosting => ({ ...newPosting(), marks: [] });

function postingOf<Row extends Posting>(postings: Map<string, Row>, word: string, create: () => Row): Row {
  let posting = postings.get(word);
  if (!posting) postings.set(word, (posting = create()));
  return posting;
}

function post(posting: Posting, position: number): void {
  posting.occurrences++;
  if (posting.positions.at(-1) !== position) posting.positions.push(position);
}

function itemsOf(
  { pairings }: WordRows,
  stretches: readonly Stretch[],
  hebrew: readonly HebrewWord[] | undefined,
): ItemRow[] {
  const numbers = stretches.flatMap(({ piece }) => (piece?.strongs ?? []).filter((number) => number.startsWith('H')));
  const paired = pairHebrew(numbers, hebrew ?? []);
  for (const { pairing } of paired) pairings[pairing]++;
  const next = paired.values();
  return stretches.map(({ text, piece }): ItemRow => {
    if (!piece) return [text];
    if (piece.strongs.length === 0) return [text, ''];
    const words = piece.strongs.map((number, index) => {
      if (!number.startsWith('H')) return { code: piece.codes[index], form: piece.forms[index] };
      const { word } = next.next().value!;
      return { code: word?.code, form: word?.form };
    });
    const spaced = (of: 'code' | 'form'): string => words.map((word) => word[of]?.replace(/\s/g, '') || '-').join(' ');
    return [text, piece.strongs.join(' '), spaced('code'), spaced('form')];
  });
}

import { foldWord, wordsIn } from '@berea/scripture';
import { phraseTerms } from './phrase-terms.ts';

/** What somebody looks for in a verse: all of it must be there. */
export interface Wanted {
  /** What follows one another. */
  readonly phrases: readonly Phrase[];
  /** Terms that stand anywhere in the verse. */
  readonly words: readonly string[];
  /** The words stand within so many words of one another; undefined for anywhere. */
  readonly near?: number | undefined;
}

/** What was in quotation marks. */
interface Phrase {
  readonly terms: readonly string[];
  /** Its words, folded. */
  readonly written: readonly string[];
}

/** The part of a text from the first offset to before the second. */
export type Mark = readonly [start: number, end: number];

/** Reads what was typed: what is in quotation marks is a phrase, the rest are words. A single quotation mark ends with the text. */
export function wantedIn(typed: string, near?: number): Wanted {
  const phrases: Phrase[] = [];
  const rest = typed.replace(/["“”„«»]([^"“”„«»]*)(?:["“”„«»]|$)/g, (_, quoted: string) => {
    const terms = phraseTerms(quoted);
    if (terms.length > 0) phrases.push({ terms, written: placedWords(quoted).map(({ term }) => term) });
    return ' ';
  });
  return { phrases, words: [...new Set(phraseTerms(rest))], near };
}

/** Every term of what is wanted, each once. */
export const termsWanted = ({ phrases, words }: Wanted): string[] => [
  ...new Set([...phrases.flatMap(({ terms }) => terms), ...words]),
];

/**
 * The places in a text that have what is wanted, in order; undefined where something is missing.
 * @param asWritten a phrase is found in its own words only; otherwise in any form of them
 */
export function foundIn(text: string, { phrases, words, near }: Wanted, asWritten = false): Mark[] | undefined {
  // Finding the words of a text is what takes time, and most texts lack one.
  if (asWritten && !hasWritten(text, phrases)) return undefined;
  const placed = asWritten && words.length === 0 ? [] : placedTerms(text);
  const phrased = asWritten ? placedWords(text) : placed;
  const marked = new Set<number>();
  const marks: Mark[] = [];
  for (const { terms, written } of phrases) {
    const phrase = asWritten ? written : terms;
    const starts = phrased.flatMap((_, at) =>
      phrase.every((term, next) => phrased[at + next]?.term === term) ? at : [],
    );
    if (starts.length === 0) return undefined;
    for (const at of starts) marks.push([phrased[at]!.start, phrased[at + phrase.length - 1]!.end]);
  }
  if (words.length > 0) {
    const found = near === undefined ? anywhere(placed, words) : together(placed, words, near);
    if (!found) return undefined;
    for (const at of found) marked.add(at);
  }
  for (const at of marked) marks.push([placed[at]!.start, placed[at]!.end]);
  return apart(marks);
}

function hasWritten(text: string, phrases: readonly Phrase[]): boolean {
  const folded = foldWord(text);
  return phrases.every(({ written }) => written.every((word) => folded.includes(word)));
}

interface PlacedTerm {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** The terms of a text with their offsets. Hyphens count as spaces, as they do for the index. */
const placedTerms = (text: string): PlacedTerm[] =>
  wordsIn(text.replaceAll('-', ' ')).flatMap(({ text: word, start, end }) => {
    const [term] = termsOfWord(word);
    return term === undefined ? [] : [{ term, start, end }];
  });

/** The words of a text as they are written, but for case and apostrophes. */
const placedWords = (text: string): PlacedTerm[] =>
  wordsIn(text.replaceAll('-', ' ')).map(({ text: word, start, end }) => ({ term: foldWord(word), start, end }));

/** Cache: the same words come again in every verse. */
const known = new Map<string, readonly string[]>();
const mostKnown = 50_000;

function termsOfWord(word: string): readonly string[] {
  let terms = known.get(word);
  if (!terms) {
    if (known.size >= mostKnown) known.clear();
    known.set(word, (terms = phraseTerms(word)));
  }
  return terms;
}

function anywhere(placed: readonly PlacedTerm[], words: readonly string[]): number[] | undefined {
  const found = placed.flatMap(({ term }, at) => (words.includes(term) ? at : []));
  return new Set(found.map((at) => placed[at]!.term)).size === words.length ? found : undefined;
}

/** The words in every part of the text, `near` words long, that has all of them. */
function together(placed: readonly PlacedTerm[], words: readonly string[], near: number): Set<number> | undefined {
  const all = anywhere(placed, words);
  if (!all) return undefined;
  const found = new Set<number>();
  for (const from of all) {
    const inReach = all.filter((at) => at >= from && at - from <= near);
    if (new Set(inReach.map((at) => placed[at]!.term)).size === words.length) for (const at of inReach) found.add(at);
  }
  return found.size > 0 ? found : undefined;
}

/** Ascending, and those that overlap as one. */
function apart(marks: readonly Mark[]): Mark[] {
  const joined: [number, number][] = [];
  for (const [start, end] of marks.toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

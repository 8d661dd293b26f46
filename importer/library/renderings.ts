import { contentWords, termOf, termsOf } from '@berea/search/text';

/** For each English term the original words behind it, with counts, most frequent first. */
export type Renderings = ReadonlyMap<string, readonly (readonly [strongs: string, times: number])[]>;

/** English words of a verse, the Strong's numbers they render (separated by spaces), and how often they do. */
export type Rendered = readonly [text: string, numbers: string, times: number];

/** Minimum share. A rendering that occurs once among hundreds is an accident of translation. */
const leastShare = 0.02;
const kept = 12;

/**
 * Function words tagged next to many words without giving them meaning: the Greek article, the Hebrew object marker.
 */
const functionWords = new Set(['G3588', 'H853']);

/** An original word with its meanings and the verses it occurs in. */
export interface Gloss {
  /** The terms that render it anywhere: a word rendered 'charity' here is 'love' elsewhere. */
  readonly terms: readonly string[];
  readonly positions: readonly number[];
}

/** A word that occurs in more verses than this is a grammatical word. */
const mostVerses = 1500;
const leastShareOfGloss = 0.15;

/** What each original word means, based on how the King James Version renders it in all places. */
export function glossesOf(rendered: readonly Rendered[], positionsOf: ReadonlyMap<string, readonly number[]>): Gloss[] {
  const times = new Map<string, Map<string, number>>();
  for (const [text, numbers, often] of rendered)
    for (const number of wordsBehind(numbers))
      for (const term of new Set(termsOf(text))) count(times, number, term, often);
  return Array.from(times, ([number, of]) => ({
    terms: sharing(of, leastShareOfGloss).map(([term]) => term),
    positions: positionsOf.get(number) ?? [],
  })).filter(({ positions }) => positions.length <= mostVerses);
}

/** Counts which original words lie behind which English words. A phrase counts for each of its content words. */
export function renderingsOf(rendered: readonly Rendered[]): Renderings {
  const times = new Map<string, Map<string, number>>();
  for (const [text, numbers, often] of rendered)
    for (const term of new Set(contentWords(text).map(termOf)))
      for (const number of wordsBehind(numbers)) count(times, term, number, often);
  return new Map(Array.from(times, ([term, of]) => [term, sharing(of, leastShare).slice(0, kept)] as const));
}

const wordsBehind = (numbers: string): string[] =>
  numbers.split(' ').filter((number) => /^[GH]\d/.test(number) && !functionWords.has(number));

function count(times: Map<string, Map<string, number>>, key: string, value: string, often: number): void {
  let of = times.get(key);
  if (!of) times.set(key, (of = new Map()));
  of.set(value, (of.get(value) ?? 0) + often);
}

/** Entries with at least the share `least` of the total, highest first. */
function sharing(of: ReadonlyMap<string, number>, least: number): (readonly [string, number])[] {
  const all = [...of.values()].reduce((sum, each) => sum + each, 0);
  return Array.from(of)
    .filter(([, times]) => times >= all * least)
    .toSorted(([, one], [, other]) => other - one);
}

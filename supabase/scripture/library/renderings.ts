import { contentWords, termOf, termsOf } from '../../functions/_shared/library/terms.ts';

/** For each English term the words of the original behind it, with how often, most often first. */
export type Renderings = ReadonlyMap<string, readonly (readonly [strongs: string, times: number])[]>;

/** Words of a verse, the numbers they render, separated by spaces, and how often they do. */
export type Rendered = readonly [text: string, numbers: string, times: number];

/** One that is rendered so a single time among hundreds is an accident of translation. */
const leastShare = 0.02;
const kept = 12;

/** Stand beside many words and mean none of them: the Greek article, the Hebrew mark of an object. */
const signs = new Set(['G3588', 'H853']);

/** Where a word of the original stands. */
export interface Gloss {
  /** The terms of what it is rendered by anywhere: one rendered 'charity' here is 'love' elsewhere. */
  readonly terms: readonly string[];
  readonly positions: readonly number[];
}

/** A word in more verses is one of grammar. */
const mostVerses = 1500;
const leastShareOfGloss = 0.15;

/** What each word of the original means, by how the King James Version renders it in all places. */
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

/** Counts which words of the original stand behind which words of English. A phrase counts for each of its content words. */
export function renderingsOf(rendered: readonly Rendered[]): Renderings {
  const times = new Map<string, Map<string, number>>();
  for (const [text, numbers, often] of rendered)
    for (const term of new Set(contentWords(text).map(termOf)))
      for (const number of wordsBehind(numbers)) count(times, term, number, often);
  return new Map(Array.from(times, ([term, of]) => [term, sharing(of, leastShare).slice(0, kept)] as const));
}

const wordsBehind = (numbers: string): string[] =>
  numbers.split(' ').filter((number) => /^[GH]\d/.test(number) && !signs.has(number));

function count(times: Map<string, Map<string, number>>, key: string, value: string, often: number): void {
  let of = times.get(key);
  if (!of) times.set(key, (of = new Map()));
  of.set(value, (of.get(value) ?? 0) + often);
}

/** Those with at least this share of all, most first. */
function sharing(of: ReadonlyMap<string, number>, least: number): (readonly [string, number])[] {
  const all = [...of.values()].reduce((sum, each) => sum + each, 0);
  return Array.from(of)
    .filter(([, times]) => times >= all * least)
    .toSorted(([, one], [, other]) => other - one);
}

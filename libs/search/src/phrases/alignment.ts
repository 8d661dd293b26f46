/** How much a term says. */
export type TermWeight = (term: string) => number;

const versesOfTheBible = 31_102;
/** The weight of a word that few verses have, or none: beyond, rarity says nothing about a quotation. */
const mostWeight = 6;
const leastWeight = 0.25;

/** The weight of a term that stands in so many verses. */
export const rarityWeight = (verses: number): number =>
  Math.max(leastWeight, Math.min(mostWeight, Math.log(versesOfTheBible / Math.max(1, verses))));

/** What a term counts that follows another one than it did in what was asked. */
const apart = 0.8;
/** What a term counts that the text has, but not in this order. */
const outOfOrder = 0.45;

/**
 * How much of a phrase a text has, from 0 to 1: the weight of the terms that stand in it in the same order, a little less
 * where they do not follow one another, and a part of the weight of those that stand elsewhere in it.
 * @param wordings terms of other translations of the same text, in no order
 */
export function coverage(
  phrase: readonly string[],
  text: readonly string[],
  weightOf: TermWeight,
  wordings: ReadonlySet<string> = new Set(),
): number {
  const all = phrase.reduce((sum, term) => sum + weightOf(term), 0);
  if (all === 0) return 0;
  const inOrder = longestInOrder(phrase, text, weightOf);
  const present = new Set(text);
  let found = inOrder.weight;
  for (const [index, term] of phrase.entries()) {
    if (inOrder.terms.has(index)) continue;
    if (wordings.has(term)) found += apart * weightOf(term);
    else if (present.has(term)) found += outOfOrder * weightOf(term);
  }
  return Math.min(1, found / all);
}

interface Chain {
  readonly weight: number;
  /** Index of its last term in the phrase. */
  readonly last: number;
  readonly before: Chain | undefined;
}

const heavier = (one: Chain | undefined, other: Chain | undefined): Chain | undefined =>
  !one || (other && other.weight > one.weight) ? other : one;

/** The heaviest sequence of terms that both have in the same order. Takes phrase times text steps, whatever repeats itself. */
function longestInOrder(
  phrase: readonly string[],
  text: readonly string[],
  weightOf: TermWeight,
): { readonly weight: number; readonly terms: ReadonlySet<number> } {
  /** By place in the text: the heaviest chain that ends there. */
  const ending: (Chain | undefined)[] = [];
  /** The same of those that end with the term before. */
  let neighbours: (Chain | undefined)[] = [];
  for (const [index, term] of phrase.entries()) {
    const weight = weightOf(term);
    const found: (Chain | undefined)[] = [];
    let before: Chain | undefined;
    for (const [place, word] of text.entries()) {
      if (word === term) {
        const chain: Chain = { weight: (before?.weight ?? 0) + apart * weight, last: index, before };
        const neighbour = neighbours[place - 1];
        // The first of two neighbours counts whole as well.
        const whole = neighbour && weight + (neighbour.before ? 0 : (1 - apart) * weightOf(phrase[index - 1]!));
        found[place] = heavier(
          chain,
          neighbour && { weight: neighbour.weight + whole!, last: index, before: neighbour },
        );
      }
      before = heavier(before, ending[place]);
    }
    for (const place of text.keys()) ending[place] = heavier(ending[place], found[place]);
    neighbours = found;
  }
  const best = ending.reduce(heavier, undefined);
  const terms = new Set<number>();
  for (let chain = best; chain; chain = chain.before) terms.add(chain.last);
  return { weight: best?.weight ?? 0, terms };
}

/** How much the words of a question count. A word's weight is multiplied by its rarity. */
export type WordWeight = (word: string) => number;

/** A word as written, and the term it is compared by. */
export interface Compared {
  readonly word: string;
  readonly term: string;
}

/** A phrasing that is like what was asked. */
export interface Likeness<Item> {
  readonly item: Item;
  /** The phrasing itself. */
  readonly text: string;
  /** Weighted Dice coefficient: 1 for the same words in any order, 0 for none in common. */
  readonly score: number;
}

/** How phrasings are compared. */
export interface Comparison {
  /** Whether a phrasing may be meant. */
  readonly accepts?: (phrasing: string) => boolean;
  /**
   * The score of a phrasing all of whose words the text has, among others: 'my wife died' in a story of three sentences.
   * Phrasings of a single word do not count so.
   */
  readonly contained?: number;
  /** What a word counts that no phrasing has, beside its rarity: a story has many such words. 1 where it is not given. */
  readonly unknown?: number;
}

interface Phrasing<Item> {
  readonly item: Item;
  readonly text: string;
  readonly weight: number;
  /** How many of its words carry it. */
  readonly content: number;
}

/** The phrasings that have a term, and what it weighs in each. Numbers only: a common term is in thousands. */
interface Postings {
  readonly phrasings: number[];
  readonly weights: number[];
}
const noPostings: Postings = { phrasings: [], weights: [] };

/**
 * Ways to ask for something, indexed by their words. A text is compared with all that share a word with it, by the weight
 * of the words that both have, of which rare ones count more. A word that no phrasing has counts most: it shows what the
 * text has and the phrasing lacks.
 */
export class PhrasingIndex<Item> {
  readonly #phrasings: Phrasing<Item>[] = [];
  readonly #postings = new Map<string, Postings>();
  readonly #items = new Map<string, number>();
  readonly #count: number;
  readonly #words: (text: string) => readonly Compared[];
  readonly #weightOf: WordWeight;
  /** The weight that each phrasing shares with a text, while it is compared; otherwise 0. */
  readonly #shared: Float64Array;

  constructor(
    entries: readonly { readonly item: Item; readonly texts: readonly string[] }[],
    words: (text: string) => readonly Compared[],
    weightOf: WordWeight,
  ) {
    this.#words = words;
    this.#weightOf = weightOf;
    this.#count = entries.length;
    const read = entries.map(({ item, texts }) => ({
      item,
      phrasings: texts.map((text) => ({ text, terms: this.#termsOf(text) })),
    }));
    for (const { phrasings } of read)
      for (const term of new Set(phrasings.flatMap(({ terms }) => [...terms.keys()])))
        this.#items.set(term, (this.#items.get(term) ?? 0) + 1);
    for (const { item, phrasings } of read) {
      for (const { text, terms } of phrasings) {
        const phrasing = this.#phrasings.length;
        let whole = 0;
        let content = 0;
        for (const [term, kind] of terms) {
          if (kind === 1) content++;
          const weight = kind * this.#rarityOf(term);
          whole += weight;
          const postings = this.#postings.get(term) ?? { phrasings: [], weights: [] };
          this.#postings.set(term, postings);
          postings.phrasings.push(phrasing);
          postings.weights.push(weight);
        }
        this.#phrasings.push({ item, text, weight: whole, content });
      }
    }
    this.#shared = new Float64Array(this.#phrasings.length);
  }

  /** Whether any phrasing has the term. */
  #knows(term: string): boolean {
    return this.#postings.has(term);
  }

  /** How much a term says: more the fewer items have it. */
  #rarityOf(term: string): number {
    return Math.log(1 + (this.#count + 1) / ((this.#items.get(term) ?? 0) + 1));
  }

  /** The best phrasing of each item, best first. */
  like(text: string, most: number, { accepts, contained = 0, unknown = 1 }: Comparison = {}): Likeness<Item>[] {
    const shared = this.#shared;
    const touched: number[] = [];
    let whole = 0;
    // Content words come first: a phrasing that shares none of them is not compared. Nearly all share 'the'.
    const terms = [...this.#termsOf(text)].toSorted(([, one], [, other]) => other - one);
    const carries = terms.some(([term, kind]) => kind === 1 && this.#knows(term));
    for (const [term, kind] of terms) {
      const weight = kind * this.#rarityOf(term) * (this.#knows(term) ? 1 : unknown);
      whole += weight;
      const { phrasings, weights } = this.#postings.get(term) ?? noPostings;
      for (let at = 0; at < phrasings.length; at++) {
        const phrasing = phrasings[at]!;
        if (shared[phrasing] === 0) {
          if (carries && kind < 1) continue;
          touched.push(phrasing);
        }
        shared[phrasing]! += Math.min(weight, weights[at]!);
      }
    }
    const best = new Map<Item, Likeness<Item> & { readonly index: number }>();
    for (const index of touched) {
      const weight = shared[index]!;
      shared[index] = 0;
      const { item, text: phrasing, weight: theirs, content } = this.#phrasings[index]!;
      const score = Math.max((2 * weight) / (whole + theirs), content > 1 ? contained * (weight / theirs) ** 2 : 0);
      const known = best.get(item);
      // Of equals the phrasing that comes first.
      const isBetter = known === undefined || score > known.score || (score === known.score && index < known.index);
      if (score > 0 && isBetter && (accepts?.(phrasing) ?? true))
        best.set(item, { item, text: phrasing, score, index });
    }
    return [...best.values()]
      .toSorted((one, other) => other.score - one.score || one.index - other.index)
      .slice(0, most)
      .map(({ item, text: phrasing, score }) => ({ item, text: phrasing, score }));
  }

  /** The share of a text, by weight and rarity, whose terms are in a vocabulary. */
  shareIn(text: string, vocabulary: ReadonlySet<string>): number {
    let [known, whole] = [0, 0];
    for (const [term, kind] of this.#termsOf(text)) {
      const weight = kind * this.#rarityOf(term);
      whole += weight;
      if (vocabulary.has(term)) known += weight;
    }
    return whole === 0 ? 0 : known / whole;
  }

  /** Terms with the highest weight that a word of each has in the text. */
  #termsOf(text: string): Map<string, number> {
    const terms = new Map<string, number>();
    for (const { word, term } of this.#words(text))
      terms.set(term, Math.max(this.#weightOf(word), terms.get(term) ?? 0));
    return terms;
  }
}

import type { Bm25, TermField } from './term-field.ts';

/** A field with its weight and the mapping from its documents to verses. */
export interface FieldInIndex {
  readonly field: TermField;
  readonly weight: number;
  readonly scoring: Bm25;
  /** The verses a document is about, by their number in the canon, counted from 0. */
  readonly versesOf: (document: number) => readonly number[];
}

/** The verses of a term with their scores, best first. */
interface Posting {
  readonly positions: readonly number[];
  /** In hundredths, in descending order. */
  readonly impacts: readonly number[];
}
/** Postings by term. */
export type Postings = ReadonlyMap<string, Posting>;

/**
 * Verses kept per term: enough that two common words still share verses, few enough that twenty terms are added up in
 * milliseconds.
 */
const kept = 600;
/** Minimum score as a share of the term's best, because commentary mentions most words somewhere. */
const leastShare = 0.2;
/** The largest value of a `smallint`. */
const most = 32_767;

/**
 * Combines the fields, term by term: a verse's score for a term is the weighted sum of the field scores, times the
 * verse's prior.
 */
export function* postingsOf(
  fields: readonly FieldInIndex[],
  priors: ReadonlyMap<number, number>,
): Generator<void, Postings> {
  const positions = Int32Array.from(priors.keys());
  const prior = Float64Array.from(priors.values());
  // Reused for each term: there are millions of pairs.
  const scores = new Float64Array(positions.length);
  const postings = new Map<string, Posting>();
  let done = 0;
  for (const term of new Set(fields.flatMap(({ field }) => [...field.terms()]))) {
    const touched: number[] = [];
    for (const { field, weight, scoring, versesOf } of fields) {
      field.score(term, scoring, (document, score) => {
        for (const verse of versesOf(document)) {
          if (scores[verse] === 0) touched.push(verse);
          scores[verse]! += weight * score * prior[verse]!;
        }
      });
    }
    const impacts = touched.map((verse) => Math.min(most, Math.round(100 * scores[verse]!)));
    for (const verse of touched) scores[verse] = 0;
    // Packs both keys into one number, which sorts without a comparison function: impact first, then canonical order.
    const sorted = Float64Array.from(touched, (verse, place) => (most - impacts[place]!) * positions.length + verse)
      .toSorted()
      .subarray(0, kept);
    const best = Array.from(sorted, (both) => ({
      verse: both % positions.length,
      impact: most - Math.floor(both / positions.length),
    })).filter(({ impact }, _, [first]) => impact > 0 && impact >= leastShare * first!.impact);
    if (best.length > 0)
      postings.set(term, {
        positions: best.map(({ verse }) => positions[verse]!),
        impacts: best.map(({ impact }) => impact),
      });
    if (++done % 500 === 0) yield;
  }
  return postings;
}

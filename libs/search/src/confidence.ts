import type { Confidence } from './findings.ts';
import type { Concept } from './query-terms.ts';

/** How many of the best verses are examined. */
const examinedVerses = 5;

/**
 * How well the library covers a question.
 * - 'none': the index has neither the words that were asked nor their synonyms.
 * - 'high': the index has every word as asked (synonyms do not count: 'weekend'), and the best verses match most of
 * them.
 * - 'low': everything in between.
 * @param known terms that are in the index
 * @param verses the terms each verse was found by, best first
 */
export function confidenceIn(
  concepts: readonly Concept[],
  known: ReadonlySet<string>,
  verses: readonly (readonly string[])[],
): Confidence {
  const terms = ({ own, added }: Concept): readonly string[] => [...own, ...added];
  if (verses.length === 0 || !concepts.some((concept) => terms(concept).some((term) => known.has(term)))) return 'none';
  if (!concepts.every(({ own }) => own.some((term) => known.has(term)))) return 'low';
  const shares = verses
    .slice(0, examinedVerses)
    .map(
      (found) =>
        concepts.filter((concept) => terms(concept).some((term) => found.includes(term))).length / concepts.length,
    );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length >= 0.6 ? 'high' : 'low';
}

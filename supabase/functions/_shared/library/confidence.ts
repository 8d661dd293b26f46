import type { Confidence } from './findings.ts';
import type { Concept } from './query-terms.ts';

/** How many of the best verses have to be about most of what was asked. */
const looked = 5;

/**
 * How far the library goes with what was asked. 'none': it knows no word of it, nor of what stands for it. 'high': it knows
 * every one as it was said, and the best verses are about most of them at once; a word that only others stand in for ('weekend') is not known. 'low' is what lies between.
 * @param known terms that the index has
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
    .slice(0, looked)
    .map(
      (found) =>
        concepts.filter((concept) => terms(concept).some((term) => found.includes(term))).length / concepts.length,
    );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length >= 0.6 ? 'high' : 'low';
}

import { distance } from 'fastest-levenshtein';
import type { WordCount } from '@berea/validation';

const most = 8;

/**
 * The words that someone may have meant by one that is not there: those in the fewest letters away, of equals those that begin
 * alike, then the most frequent. Words further than a third of their letters away are left out.
 */
export function nearestWords(wanted: string, vocabulary: readonly WordCount[]): WordCount[] {
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  return vocabulary
    .filter(({ word }) => Math.abs(word.length - wanted.length) <= reach)
    .map((entry) => ({ entry, away: distance(wanted, entry.word), alike: beginning(wanted, entry.word) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away || b.alike - a.alike || b.entry.occurrences - a.entry.occurrences)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** How many letters two words begin with in common. */
function beginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

import { distance } from 'fastest-levenshtein';
import type { WordCount } from '@berea/validation';
import { z } from 'zod';
import { oneEdit } from './one-edit.ts';

const most = 8;

/** What the database's `concordance_vocabulary` returns: the words of a version, with how often and where they occur. */
export const vocabularyRows = z.array(
  z.tuple([z.string(), z.int(), z.int()]).transform(([word, occurrences, verses]) => ({ word, occurrences, verses })),
);

/**
 * Suggests words for one that is not in the vocabulary: by edit distance, then by length of the common prefix, then by
 * frequency. Words whose distance exceeds a third of their length are left out.
 */
export function nearestWords(wanted: string, vocabulary: readonly WordCount[]): WordCount[] {
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  return vocabulary
    .filter(({ word }) => Math.abs(word.length - wanted.length) <= reach)
    .map((entry) => ({ entry, away: slips(wanted, entry.word), alike: beginning(wanted, entry.word) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away || b.alike - a.alike || b.entry.occurrences - a.entry.occurrences)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Edit distance, with two swapped neighbours as one slip. */
const slips = (one: string, other: string): number =>
  oneEdit(one, other) ? Math.min(1, distance(one, other)) : distance(one, other);

/** Length of the common prefix of two words. */
function beginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

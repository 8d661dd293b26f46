import { distance } from 'fastest-levenshtein';
import { foldTopicName } from './topic-name.ts';

/** Shorter words ("of", "son") are shared by too many names to say anything. */
const leastWordLength = 4;

/**
 * The names most like one that is not among them, nearest first: those spelled alike up to two letters in five, then
 * those that share a word with it.
 * @param names folded as `foldTopicName` does
 */
export function nearestNames(wanted: string, names: readonly string[], most: number): string[] {
  const folded = foldTopicName(wanted);
  const words = new Set(folded.split(' ').filter((word) => word.length >= leastWordLength));
  const reach = Math.floor((folded.length * 2) / 5);
  return names
    .map((name) => ({ name, off: distance(folded, name), shares: name.split(' ').some((word) => words.has(word)) }))
    .filter(({ off, shares }) => off <= reach || shares)
    .sort((one, other) => Number(one.off > reach) - Number(other.off > reach) || one.off - other.off)
    .slice(0, most)
    .map(({ name }) => name);
}

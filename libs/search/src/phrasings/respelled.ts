import { foldWord, wordsIn } from '@berea/scripture';
import { oneEdit } from '../one-edit.ts';
import { plainWords } from '../terms.ts';

/** Shorter names are one slip away from too many words. */
const leastLength = 5;

/**
 * Corrects one slip in a name: 'golliath' becomes 'goliath'. Only words that nothing knows are corrected, and only where
 * a single name is meant.
 * @param isKnown whether a word is in the Bible or in a text of ours
 * @returns undefined when there is nothing to correct
 */
export function respelled(
  text: string,
  names: ReadonlySet<string>,
  isKnown: (word: string) => boolean,
): string | undefined {
  let corrected = text;
  for (const { text: written, start, end } of wordsIn(text).toReversed()) {
    const word = foldWord(written).replace(/'s$/, '');
    if (word.length < leastLength || names.has(word) || isKnown(word)) continue;
    const near = [...names].filter((name) => name.length >= leastLength && oneEdit(word, name));
    if (near.length === 1) corrected = `${corrected.slice(0, start)}${near[0]}${corrected.slice(end)}`;
  }
  return corrected === text ? undefined : corrected;
}

/** The single words of names, as `respelled` compares them. */
export const nameWords = (names: readonly string[]): Set<string> => new Set(names.flatMap(plainWords));

import { foldWord, wordsIn } from '@berea/scripture';
import { oneEdit } from '../one-edit.ts';
import { plainWords, termOf } from '../terms.ts';

/** Shorter names are one slip away from too many words; other words need one letter more. */
export const leastLength = { name: 5, word: 6 } as const;
/** From this length on letters that are doubled or not are corrected: 'tatoo'. */
const doublingLength = 5;
/** A text with more unknown words is in another language, or nonsense. */
const mostUnknown = 8;

/**
 * Corrects one slip in a word: 'golliath' becomes 'goliath'. Only words that nothing knows are corrected, and only where
 * a single word is meant, in whatever form.
 * @param vocabulary folded words, as `wordsOf` gives them
 * @param isKnown whether a word is in the Bible or in a text of ours
 * @param least letters that a word needs; the corrected one may have one less: 'mannah'
 * @returns undefined when there is nothing to correct
 */
export function respelled(
  text: string,
  vocabulary: ReadonlySet<string>,
  isKnown: (word: string) => boolean,
  least: number = leastLength.name,
): string | undefined {
  let corrected = text;
  const unknown = wordsIn(text)
    .map(({ text: written, start, end }) => ({ word: foldWord(written).replace(/'s$/, ''), start, end }))
    .filter(({ word }) => word.length >= Math.min(least, doublingLength) && !vocabulary.has(word) && !isKnown(word));
  if (unknown.length > mostUnknown) return undefined;
  for (const { word, start, end } of unknown.toReversed()) {
    const near = [...vocabulary].filter((other) =>
      word.length >= least ? other.length >= least - 1 && oneSlip(word, other) : single(word) === single(other),
    );
    if (new Set(near.map(termOf)).size === 1)
      corrected = `${corrected.slice(0, start)}${near[0]}${corrected.slice(end)}`;
  }
  return corrected === text ? undefined : corrected;
}

/** From this length on, a word may have letters doubled wrongly and another slip besides: 'zacheus'. */
const longWord = 7;

/** One slip, where letters that are doubled or not are the same: 'tommorow'. */
function oneSlip(one: string, other: string): boolean {
  if (oneEdit(one, other)) return true;
  if (Math.abs(one.length - other.length) > 2) return false;
  const [mine, theirs] = [single(one), single(other)];
  return mine === theirs || (one.length >= longWord && one[0] === other[0] && oneEdit(mine, theirs));
}

const single = (word: string): string => word.replaceAll(/(.)\1/g, '$1');

/** The single words of texts, as `respelled` compares them. */
export const wordsOf = (texts: readonly string[]): Set<string> => new Set(texts.flatMap(plainWords));

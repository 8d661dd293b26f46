import type { HebrewWord } from './hebrew-bible.ts';

/** Words that the two sources list under different numbers. */
const same = new Map([
  ['H3212', 'H1980'],
  ['H582', 'H376'],
  ['H3069', 'H3068'],
]);
const folded = (number: string): string => same.get(number) ?? number;

/**
 * How a tagged word was matched in the Hebrew verse. 'unique': the only word with its number; 'in order': equally many
 * on both sides; 'ambiguous': one of several; 'none': no match.
 */
export type Pairing = 'unique' | 'in order' | 'ambiguous' | 'none';

/** The match of a tagged word. */
export interface Paired {
  readonly pairing: Pairing;
  readonly word: HebrewWord | undefined;
}

/**
 * Matches each tagged word of a verse (in English order, by Strong's number) to a word of the Hebrew verse. When both
 * sides have equally many words with a number, they are matched in order. When the counts differ, the word is known
 * only if all candidates have the same form and grammar.
 */
export function pairHebrew(numbers: readonly string[], words: readonly HebrewWord[]): Paired[] {
  const english = countBy(numbers.map(folded));
  const hebrew = new Map<string, HebrewWord[]>();
  for (const word of words) hebrew.set(folded(word.number), [...(hebrew.get(folded(word.number)) ?? []), word]);
  const seen = new Map<string, number>();
  return numbers.map((each) => {
    const number = folded(each);
    const candidates = hebrew.get(number) ?? [];
    const nth = seen.get(number) ?? 0;
    seen.set(number, nth + 1);
    if (candidates.length === 0) return { pairing: 'none', word: undefined };
    if (candidates.length === 1) return { pairing: 'unique', word: candidates[0] };
    if (candidates.length === english.get(number)) return { pairing: 'in order', word: candidates[nth] };
    const alike = candidates.every(({ form, code }) => form === candidates[0]!.form && code === candidates[0]!.code);
    return { pairing: 'ambiguous', word: alike ? candidates[0] : undefined };
  });
}

function countBy(numbers: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

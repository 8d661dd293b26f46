import contractionsData from '../../data/contractions.json' with { type: 'json' };
import sameWordsData from '../../data/same-words.json' with { type: 'json' };
import { oneSpelling } from '../one-spelling.ts';
import { plainWords, termOf } from '../terms.ts';

const contractions: Readonly<Record<string, string>> = contractionsData.words;
const sameWords: Readonly<Record<string, string>> = sameWordsData.words;

const numerals: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [String(value), word]),
);

/** A word as written, and the term it is compared by. */
export interface AskedWord {
  readonly word: string;
  readonly term: string;
}

/** Cache: thousands of phrasings repeat a few thousand words, and a word takes longer than a lookup. */
const known = new Map<string, readonly AskedWord[]>();
const mostKnown = 50_000;

/**
 * The words of a question in the one form in which questions are compared: contractions in full, one spelling, one word
 * for everyday variants, numbers up to twelve as words, stems.
 */
export function askedWords(text: string): readonly AskedWord[] {
  return text
    .normalize('NFKC')
    .split(/[\s-]+/)
    .flatMap((written) => {
      let words = known.get(written);
      if (!words) {
        if (known.size >= mostKnown) known.clear();
        known.set(written, (words = wordsOf(written)));
      }
      return words;
    });
}

const wordsOf = (written: string): AskedWord[] => {
  const number = /^\P{L}*?(\d+)\P{L}*$/u.exec(written)?.[1];
  if (number !== undefined) return [{ word: number, term: askedTerm(number) }];
  return plainWords(written)
    .flatMap((word) => (Object.hasOwn(contractions, word) ? contractions[word]!.split(' ') : [word]))
    .map((word) => ({ word, term: askedTerm(word) }));
};

function askedTerm(word: string): string {
  const same = [numerals, sameWords].find((words) => Object.hasOwn(words, word));
  const one = same?.[word] ?? word;
  return termOf(oneSpelling(one));
}

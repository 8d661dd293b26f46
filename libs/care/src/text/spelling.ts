import censoredData from '../../data/words/censored.json' with { type: 'json' };
import farWordsData from '../../data/words/far-words.json' with { type: 'json' };
import keyWordsData from '../../data/words/key-words.json' with { type: 'json' };
import neverFoldedData from '../../data/words/never-folded.json' with { type: 'json' };
import signsData from '../../data/words/signs-for-letters.json' with { type: 'json' };

const keyWords: ReadonlySet<string> = new Set(keyWordsData.words);
const neverFolded: ReadonlySet<string> = new Set(neverFoldedData.words);
const farWords: ReadonlySet<string> = new Set(farWordsData.words);
const censorable: readonly string[] = censoredData.words;
const signs: Readonly<Record<string, string>> = signsData.words;

/** Puts right the spelling of the words that matter. It knows few words, and leaves every other as it is. */
export class Spelling {
  readonly #known: ReadonlySet<string>;

  /** @param known the words the patterns name: they are right as they stand. */
  constructor(known: ReadonlySet<string>) {
    this.#known = known;
  }

  /** The word meant by `word`, which may be itself. */
  fold(word: string): string {
    if (this.#known.has(word) || neverFolded.has(word)) return word;
    const even = this.#withoutRepeats(word);
    if (even !== word) return even;
    if (word.endsWith('in') && this.#known.has(`${word}g`)) return `${word}g`;
    return this.#nearest(word) ?? word;
  }

  /**
   * The word behind digits, signs and asterisks ("su!cide", "k*ll", "s3x"); undefined when none of the known words
   * is.
   */
  uncensored(chunk: string): string | undefined {
    if (chunk.length < 3 || chunk.length > 16 || !/\p{L}/u.test(chunk) || !/[^\p{L}]/u.test(chunk)) return undefined;
    const read = chunk.replaceAll(/[013457@$!|]/g, (sign) => signs[sign] ?? sign);
    if (/^\p{L}+$/u.test(read)) return censorable.includes(read) || keyWords.has(read) ? read : undefined;
    const shape = new RegExp(`^${read.replaceAll(/[^\p{L}]+/gu, '[a-z]{1,3}')}$`, 'u');
    return /^\p{L}/u.test(read) ? censorable.find((word) => shape.test(word)) : undefined;
  }

  #withoutRepeats(word: string): string {
    if (!/(.)\1\1/u.test(word)) return word;
    const single = word.replaceAll(/(.)\1{2,}/gu, '$1');
    const double = word.replaceAll(/(.)\1{2,}/gu, '$1$1');
    return this.#known.has(double) && !this.#known.has(single) ? double : single;
  }

  #nearest(word: string): string | undefined {
    if (word.length < 5 || word.length > 18) return undefined;
    let best: string | undefined;
    let least = 3;
    for (const key of keyWords) {
      const most = Math.min(farWords.has(key) && word.length >= 6 ? 2 : 1, least - 1);
      if (most < 1 || Math.abs(key.length - word.length) > most) continue;
      // The first letter is hardly ever the wrong one, though it may have changed places with the second.
      if (key[0] !== word[0] && !(key[0] === word[1] && key[1] === word[0])) continue;
      const edits = editsBetween(word, key);
      if (edits <= most) {
        best = key;
        least = edits;
      }
    }
    return best;
  }
}

/** Insertions, deletions, changes and swaps of neighbours between two short words. */
export function editsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = last[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      let least = Math.min(change, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, beforeLast[j - 2]! + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length]!;
}

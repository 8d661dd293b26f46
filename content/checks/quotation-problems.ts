import type { RememberedVerse } from '../schema/remembered-verse.ts';
import type { Saying } from '../schema/saying.ts';
import type { ModernWording } from '../schema/modern-wording.ts';
import type { VerseTexts } from './fact-problems.ts';
import { folded, someHas } from './folded.ts';

/** 'burdened' for 'burdens': the first five letters, or the whole of a short word. */
const stem = (word: string): string => word.slice(0, 5);

/** The modern wordings that share no word with the verse they are said to mean, a sentence each. */
export function wordingProblems(wordings: readonly ModernWording[], { textsOf }: VerseTexts): string[] {
  return wordings.flatMap(({ words, verse }) => {
    const stems = new Set(textsOf(verse).flatMap((text) => folded(text).split(' ').map(stem)));
    const shares = words.some((word) => stems.has(stem(folded(word))));
    return shares ? [] : [`“${words.join(' ')}” has no word of ${verse}`];
  });
}

/** The verses that fewer than two of their half-remembered forms share a word with: their number is likely to be wrong. */
export const rememberedProblems = (verses: readonly RememberedVerse[], texts: VerseTexts): string[] =>
  verses.flatMap(({ verse, as }) => {
    const apart = as.flatMap((text) => wordingProblems([{ words: carryingWords(text), verse }], texts));
    return as.length - apart.length < 2 ? apart : [];
  });

const carryingWords = (text: string): string[] => text.split(' ').filter((word) => word.length > leastLength);
/** Words of so many letters, or fewer, stand in most verses. */
const leastLength = 3;

/** Words of a verse that say something else when they are torn out of it. */
const tornOut = new Set(['Money is the root of all evil']);

/** The sayings that some verse does have, word for word, a sentence each. */
export const sayingProblems = (sayings: readonly Saying[], { chapters }: Pick<VerseTexts, 'chapters'>): string[] =>
  sayings
    .flatMap(({ saying, aliases }) => [saying, ...aliases])
    .filter((each) => !tornOut.has(each) && someHas(chapters, each))
    .map((each) => `“${each}” is in scripture`);

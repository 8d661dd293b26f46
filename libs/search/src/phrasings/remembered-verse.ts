import { rememberedVerses, type RememberedVerse } from '@berea/content/quotations';
import { parseReference, positionOf, type VersePlace } from '@berea/scripture';
import { stopWords } from '../template-words.ts';
import { askedWords } from './asked-words.ts';
import { PhrasingIndex } from './phrasing-index.ts';

const weightOf = (word: string): number => (stopWords.has(word) ? 0.1 : 1);

let index: PhrasingIndex<RememberedVerse> | undefined;

const indexed = (): PhrasingIndex<RememberedVerse> =>
  (index ??= new PhrasingIndex(
    rememberedVerses.map((each) => ({ item: each, texts: each.as })),
    askedWords,
    weightOf,
  ));

/** A verse that is perhaps the one somebody half remembers. */
export interface Remembered {
  readonly position: number;
  /** From 0 to 1: how like it is to one of the ways in which people remember the verse. */
  readonly score: number;
}

/** The verses that people remember in words like these, best first. @param core a text without the words that only ask */
export const versesRemembered = (core: string, most = 3): Remembered[] =>
  indexed()
    .like(core, most)
    .map(({ item, score }) => ({ position: positionOf(parseReference(item.verse) as VersePlace), score }));

import { derived, ours, type RememberedVerse } from '@berea/content';
import { parseReference, positionOf, type VersePlace } from '@berea/scripture';
import { stopWords } from '../template-words.ts';
import { askedWords } from './asked-words.ts';
import { PhrasingIndex } from './phrasing-index.ts';

const weightOf = (word: string): number => (stopWords.has(word) ? 0.1 : 1);

const indexed = derived(
  () =>
    new PhrasingIndex(
      ours('rememberedVerses').map((each) => ({ item: each, texts: each.as })),
      askedWords,
      weightOf,
    ),
);

/** A verse that is perhaps the one somebody half remembers. */
export interface Remembered {
  readonly position: number;
  /** From 0 to 1: how much of the text the ways in which people remember the verse have, and how like the likest is. */
  readonly score: number;
  /** From 0 to 1: how like the likest of them is. */
  readonly likeness: number;
}

/** How much the share of a text's words counts that some way or other to remember a verse has, beside the likest way. */
const coverShare = 0.6;
const mostCompared = 30;

/** The verses that people remember in words like these, best first. @param core a text without the words that only ask */
export function versesRemembered(core: string, most = 3): Remembered[] {
  return indexed()
    .like(core, mostCompared)
    .map(({ item, score }) => {
      const covered = coverShare * indexed().shareIn(core, vocabularyOf(item)) + (1 - coverShare) * score;
      return {
        position: positionOf(parseReference(item.verse) as VersePlace),
        score: Math.max(score, covered),
        likeness: score,
      };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
}

const vocabularies = new WeakMap<RememberedVerse, ReadonlySet<string>>();

/** The terms of all ways to remember a verse. */
function vocabularyOf(verse: RememberedVerse): ReadonlySet<string> {
  let vocabulary = vocabularies.get(verse);
  if (!vocabulary)
    vocabularies.set(
      verse,
      (vocabulary = new Set(verse.as.flatMap((text) => askedWords(text).map(({ term }) => term)))),
    );
  return vocabulary;
}

import type { AnnotatedVerse } from './gathered.ts';
import { familyOf, type Family } from './themes.ts';
import { mannerOf, quotable, type Manner } from './verse-words.ts';

const byManner: Readonly<Record<Manner, number>> = {
  command: 1.25,
  proverb: 1.15,
  promise: 1.1,
  prayer: 1.1,
  comparison: 1.1,
  saying: 1,
  question: 0.95,
  story: 0.8,
  warning: 0.75,
};
const byFamily: Readonly<Record<Family, number>> = {
  gospels: 1.15,
  apostles: 1.15,
  wisdom: 1.1,
  Moses: 0.85,
  prophets: 0.85,
  history: 0.75,
};

/**
 * Scores how suitable a verse is as the lead: verses that address the reader rank above verses about other people. The
 * result is 0 to about 1.4.
 * @param asked the words of the question
 * @param weight influence of the kind of verse relative to its search score, from 0 to 1
 */
export const relevanceFor =
  (asked: readonly string[], weight = 1) =>
  (verse: AnnotatedVerse): number =>
    verse.score *
    (byManner[mannerOf(quotable(verse.text, [...asked, ...verse.words]), verse.book)] *
      byFamily[familyOf(verse.book)]) **
      weight;

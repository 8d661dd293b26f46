import type { AnnotatedVerse } from './gathered.ts';
import { cited, type Choose } from './phrasing.ts';
import { familyOf, type Family } from './themes.ts';
import { inMarks, mannerOf, quotable } from './verse-words.ts';
import { ofVerses, type Templates } from './voice.ts';

/** A discussion question that fits only this passage. Its template depends on the kind of verse. */
export const questionOn = (choose: Choose, verse: AnnotatedVerse, asked: readonly string[]): string =>
  filled(choose, ofVerses.questions, verse, asked);

/**
 * Parts of the Bible that address readers or are prayers. Elsewhere a sentence may be spoken by anyone, so it is not
 * turned into a prayer.
 */
const devotional: ReadonlySet<Family> = new Set(['wisdom', 'gospels', 'apostles']);

/** Sentences of prayer from suitable passages, existing prayers first; at most two. */
export function petitionsFrom(choose: Choose, verses: readonly AnnotatedVerse[], asked: readonly string[]): string[] {
  const fit = Object.keys(ofVerses.petitions).flatMap((manner) =>
    verses
      .filter(
        (verse) =>
          mannerOf(quotedFrom(verse, asked), verse.book) === manner &&
          devotional.has(familyOf(verse.book)) &&
          !/\d-\d/.test(verse.reference),
      )
      .slice(0, 1),
  );
  return fit.slice(0, 2).map((verse) => filled(choose, ofVerses.petitions, verse, asked).replace(/([?!]”)\.$/, '$1'));
}

/** Advice for a group on how to read a passage. */
export const adviceOn = (choose: Choose, verse: AnnotatedVerse, asked: readonly string[]): string => {
  const manner = mannerOf(quotedFrom(verse, asked), verse.book);
  return choose(`advice ${manner}`, ofVerses.advice[manner]);
};

const quotedFrom = (verse: AnnotatedVerse, asked: readonly string[]): string =>
  quotable(verse.text, [...asked, ...verse.words], 14);

function filled(choose: Choose, ways: Templates, verse: AnnotatedVerse, asked: readonly string[]): string {
  const quoted = quotedFrom(verse, asked);
  const manner = /:\d+-\d+$/.test(verse.reference) ? 'story' : mannerOf(quoted, verse.book);
  return choose(manner, ways[manner])
    .replace('{R}', cited(verse.reference))
    .replace('{Q}', () => inMarks(quoted));
}

import { excerpt, sentencesOf, wordCount, termsOf } from '@berea/search/text';
import { verseReference } from '../passages.ts';
import type { AnnotatedVerse } from './gathered.ts';
import type { Note } from './material.ts';
import { cited, type Choose } from './phrasing.ts';
import { inMarks, inner, mannerOf, quotable } from './verse-words.ts';
import { ofVerses } from './voice.ts';

/** True for passages of three or more verses. They are cited as a whole, because no single line represents them. */
const isLong = ({ reference }: AnnotatedVerse): boolean => {
  const { verse = 0, lastVerse = verse } = verseReference(reference) ?? {};
  return lastVerse - verse >= 2;
};

/** A sentence that quotes a verse. */
export function withWords(choose: Choose, verse: AnnotatedVerse, asked: readonly string[]): string {
  const place = cited(verse.reference);
  if (isLong(verse))
    return choose('long', [
      `${place} is best read as a whole.`,
      `Read all of ${place} before going on.`,
      `${place} is long enough to be read aloud by two or three people in turn.`,
    ]);
  const quoted = quotable(verse.text, [...asked, ...verse.words]);
  const manner = mannerOf(quoted, verse.book);
  return choose(`words ${manner}`, ofVerses.introductions[manner])
    .replace('{R}', place)
    .replace('{Q}', () => inMarks(quoted))
    .replace(/([?!]”)\.$/, '$1');
}

/** A short quotation with its reference: '“who is able to stand before envy?” (Proverbs 27:4)'. */
export const mention = (verse: AnnotatedVerse, asked: readonly string[]): string =>
  isLong(verse)
    ? `the whole of ${cited(verse.reference)}`
    : `${inMarks(quotable(verse.text, [...asked, ...verse.words], 14))} (${verse.reference})`;

/** Says which part of the chapter outline a verse belongs to; undefined when there is no outline. */
export function setting(choose: Choose, { book, chapter, point }: AnnotatedVerse): string | undefined {
  if (!point) return undefined;
  const title = inner(point.title.replace(/[.;,\s]+$/, ''));
  const verses = point.last > point.first ? `verses ${point.first}-${point.last}` : `verse ${point.first}`;
  const place = cited(`${book.name} ${chapter}`);
  return choose('setting', [
    `In ${place} it belongs to what Matthew Henry heads ${inMarks(title)} (${verses}).`,
    `It stands in a part of ${place} that Matthew Henry’s outline calls ${inMarks(title)} (${verses}).`,
    `The lines around it, ${verses} of ${place}, go under ${inMarks(title)} in Matthew Henry’s outline.`,
  ]);
}

/** A quotation of a commentator in whole sentences, with attribution. */
export interface Quotation {
  readonly sentence: string;
  /** The words inside the quotation marks, for the check. */
  readonly quoted: string;
  readonly note: Note;
}

/**
 * Quotes the commentary on a verse.
 * @param said quotations already used in the same answer, which are not repeated
 * @returns undefined when there is no commentary, or only a few words or a repetition
 */
export function quoteCommentary(
  choose: Choose,
  verse: AnnotatedVerse,
  asked: readonly string[],
  mostWords: number,
  said: readonly Quotation[] = [],
): Quotation | undefined {
  const note = noteOn(choose, verse);
  if (!note || wordCount(note.text) < 12) return undefined;
  const { verse: first = 1, lastVerse: last = first } = verseReference(note.passage) ?? {};
  const near = Math.min(1, Math.max(0, (verse.verse - first) / Math.max(1, last - first)));
  const quoted = inner(excerpt(note.text, { near, about: `${asked.join(' ')} ${verse.text}`, mostWords }));
  if (said.some((other) => other.quoted === quoted)) return undefined;
  const on = cited(note.passage);
  const sentence = choose('speaker', [
    `On ${on} ${note.name} writes: ${inMarks(quoted)}`,
    `${note.name}, on ${on}: ${inMarks(quoted)}`,
    `${note.name}’s remark on ${on} is worth having: ${inMarks(quoted)}`,
    `Here is how ${note.name} reads ${on}: ${inMarks(quoted)}`,
  ]);
  return { sentence, quoted, note };
}

/**
 * One sentence of the commentary that is relevant to the question and short enough to accompany a verse.
 * @returns undefined when there is none
 */
export function remark(choose: Choose, verse: AnnotatedVerse, asked: readonly string[]): Quotation | undefined {
  const note = noteOn(choose, verse);
  const [wanted, own] = [[...asked, ...verse.words], [verse.text]].map((texts) => new Set(texts.flatMap(termsOf)));
  const best = sentencesOf(note?.text ?? '')
    .filter(
      (each) =>
        !folded(verse.text).includes(folded(each)) &&
        wordCount(each) >= 7 &&
        wordCount(each) <= 36 &&
        !/^(?:He|She|It|They|This|That|These|Those|Such|But|And|Nor|Thus|Yet|His|Her|Their|Both|Hence|So|Then|Therefore)\b|[;:,]$/.test(
          each,
        ),
    )
    .map((each) => {
      const terms = [...new Set(termsOf(each))];
      return {
        each,
        score: 3 * terms.filter((term) => wanted!.has(term)).length + terms.filter((term) => own!.has(term)).length,
      };
    })
    .toSorted((one, other) => other.score - one.score)[0];
  if (!note || !best || best.score < 3) return undefined;
  const quoted = inner(best.each);
  return {
    sentence: choose('remark', [
      `${note.name} on ${cited(note.passage)}: ${inMarks(quoted)}`,
      `${note.name} draws from ${cited(note.passage)}: ${inMarks(quoted)}`,
    ]),
    quoted,
    note,
  };
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/**
 * The commentary to quote. On the Psalms, Spurgeon and Henry take turns; elsewhere Henry is preferred for his plain
 * style.
 */
const noteOn = (choose: Choose, { notes, book }: AnnotatedVerse): Note | undefined => {
  const [henry, spurgeon] = ['Matthew Henry', 'Charles Spurgeon'].map((each) =>
    notes.find(({ name }) => name === each),
  );
  return book.id === 'Ps' && henry && spurgeon ? choose('quotation on psalms', [spurgeon, henry]) : (henry ?? notes[0]);
};

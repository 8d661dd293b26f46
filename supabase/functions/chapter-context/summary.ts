import { formatReference, type Book } from '@berea/scripture';
import { overviewOf } from '../../content/book-overviews/overview-of.ts';
import { excerpt, wordCount } from '../_shared/excerpt.ts';
import { outlineSentence, type OutlinePoint } from './outline.ts';

export interface Section {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

export interface ContextSource {
  readonly book: Book;
  readonly chapter: number;
  readonly verse: number;
  /** The verse in the reader's version; empty where that version has none. */
  readonly verseText: string;
  /** Of the chapter, in order; empty where the commentary has none. */
  readonly outline: readonly OutlinePoint[];
  /** Of the chapter, in order; empty where the commentary has none. */
  readonly sections: readonly Section[];
}

const attribution = 'Matthew Henry (1662–1714), Concise Commentary on the Whole Bible. Public domain.';

/** How much of the commentary is quoted at the least, in words, where the chapter has an outline and where it has none. */
const [leastWithOutline, leastAlone] = [50, 80];
const mostWords = 120;

/**
 * What the passage around a verse is about, in paragraphs: the chapter's outline and the commentary on the verse, with its source; or, where
 * the commentary has nothing, where the chapter stands and what its book is about.
 */
export function contextSummary(source: ContextSource): string {
  const { book, chapter, verse, verseText, sections } = source;
  if (sections.length === 0) return fromOverview(source);
  const outline = outlineSentence(source);
  const passage = passageAround(sections, verse, outline ? leastWithOutline : leastAlone);
  const where = (verse - passage.first) / Math.max(1, passage.last - passage.first);
  const place = formatReference({
    book,
    chapter,
    verse: passage.first,
    ...(passage.last > passage.first && { lastVerse: passage.last }),
  });
  const quoted = `On ${place} Matthew Henry writes: “${excerpt(passage.text, { near: where, about: verseText, mostWords })}”`;
  return [outline, quoted, attribution].filter((paragraph) => paragraph !== undefined).join('\n\n');
}

/** The section a verse belongs to, with its neighbours where it is very short, as in Proverbs, where nearly every verse has its own. */
function passageAround(sections: readonly Section[], verse: number, leastWords: number): Section {
  // A version may number one verse more than the commentary knows.
  const own = sections.findIndex(({ last }) => verse <= last);
  let [from, to] = own < 0 ? [sections.length - 1, sections.length - 1] : [own, own];
  const joined = () =>
    sections
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join(' ');
  while (wordCount(joined()) < leastWords && (to < sections.length - 1 || from > 0)) {
    if (to < sections.length - 1) to++;
    else from--;
  }
  return { first: sections[from]!.first, last: sections[to]!.last, text: joined() };
}

function fromOverview({ book, chapter }: ContextSource): string {
  const { title, summary } = overviewOf(book);
  return [
    `${formatReference({ book, chapter })} ${positionOf(book, chapter)}`,
    `About ${title} as a whole: ${excerpt(summary, { near: 0, about: '', mostWords })}`,
    'The commentary quoted elsewhere has nothing of its own here; this is from our overview of the book.',
  ].join('\n\n');
}

function positionOf(book: Book, chapter: number): string {
  if (book.chapters === 1) return 'is the whole book.';
  if (chapter === 1) return `opens the book, which has ${book.chapters} chapters.`;
  if (chapter === book.chapters) return `closes the book, as the last of its ${book.chapters} chapters.`;
  const third = ['first', 'second', 'last'][Math.ceil((chapter * 3) / book.chapters) - 1]!;
  return `stands in the ${third} third of the book, chapter ${chapter} of ${book.chapters}.`;
}

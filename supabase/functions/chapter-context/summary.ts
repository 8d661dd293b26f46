import { formatReference, type Book } from '@berea/scripture';
import { ours } from '@berea/content';
import { excerpt, wordCount } from '@berea/search/text';
import { outlineSentence, type OutlinePoint } from './outline.ts';

/** A section of a commentary on a chapter. `first` and `last` are verse numbers, inclusive. */
interface Section {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** What a context summary is written from. */
export interface ContextSource {
  readonly book: Book;
  readonly chapter: number;
  readonly verse: number;
  /** The verse in the reader's version; empty when that version does not have it. */
  readonly verseText: string;
  /** Of the whole chapter, in order; empty when the commentary has no outline. */
  readonly outline: readonly OutlinePoint[];
  /** Of the whole chapter, in order; empty when the commentary says nothing on it. */
  readonly sections: readonly Section[];
}

const attribution = 'Matthew Henry (1662–1714), Concise Commentary on the Whole Bible. Public domain.';

/** Minimum length of the quotation in words: for chapters with an outline, and for chapters without. */
const [leastWithOutline, leastAlone] = [50, 80];
const mostWords = 120;

/**
 * Summarises the passage around a verse, in paragraphs: the chapter's outline and the commentary on the verse with its
 * attribution. Without commentary, it says where in the book the chapter is and what the book is about.
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

/**
 * The section for a verse, joined with its neighbours while it is too short. In Proverbs nearly every verse has its own
 * section.
 */
function passageAround(sections: readonly Section[], verse: number, leastWords: number): Section {
  // A version may have one verse more than the commentary's numbering.
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
  const { title, summary } = ours('overviews')[book.id];
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

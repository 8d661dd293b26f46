import { versesIn, type Book } from '@berea/scripture';
import type { BookOfEntries, Entry } from '../sword/verse-text.ts';
import { readPieces, type Piece } from './pieces.ts';
import { plainProse } from './plain-prose.ts';

/** What a commentary says about a range of verses in a chapter. */
interface CommentarySection {
  readonly firstVerse: number;
  readonly lastVerse: number;
  /** Plain text. */
  readonly text: string;
}

/** A point of a chapter's outline; both verses inclusive. */
interface OutlinePoint {
  readonly title: string;
  readonly firstVerse: number;
  readonly lastVerse: number;
}

/** A chapter of a commentary: its outline and its sections. */
export interface ChapterCommentary {
  readonly book: Book;
  readonly chapter: number;
  readonly outline: readonly OutlinePoint[];
  /** In verse order; together they cover the chapter. Empty where the commentary has nothing. */
  readonly sections: readonly CommentarySection[];
}

/** Removes duplicates: an entry about several verses is linked from each of them, but is kept once. */
export const distinctEntries = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry, index) => entry.text !== '' && entry.text !== entries[index - 1]?.text);

/**
 * Reads a book of Matthew Henry's Concise Commentary, chapter by chapter. The verse an entry is filed under does not
 * say what the entry is about; its headings do: 'Verses 3-5'.
 * @throws Error when an entry is not well-formed.
 */
export function commentaryOf({ book, entries }: BookOfEntries): ChapterCommentary[] {
  return Array.from({ length: book.chapters }, (_, index) => {
    const chapter = index + 1;
    const own = distinctEntries(entries.filter((entry) => entry.chapter === chapter));
    return readChapter(book, chapter, readPieces(own.map(({ text }) => text).join(''), `${book.id} ${chapter}`));
  });
}

const range = /^\((\d+)(?:-(\d+))?\)$/;
const heading = /^Verses? (\d+)(?:-(\d+))?$/;

function readChapter(book: Book, chapter: number, pieces: readonly Piece[]): ChapterCommentary {
  const last = versesIn(book.id, chapter)!;
  const start = pieces.findIndex(({ kind }) => kind === 'heading');
  // The outline comes before the first heading. A chapter without headings is one section under one title.
  const before = start < 0 ? pieces : pieces.slice(0, start);
  if (start >= 0) {
    const sections = sectionsOf(pieces.slice(start), last);
    return { book, chapter, outline: outlineOf(before, sections, last), sections };
  }

  const title = before.length > 1 && isTitle(before[0]!.text) ? plainProse(before[0]!.text) : undefined;
  const text = plainProse(
    before
      .slice(before.length > 1 && !before[0]!.text.startsWith('--') ? 1 : 0)
      .map((piece) => piece.text)
      .join(' '),
  );
  return {
    book,
    chapter,
    outline: title === undefined ? [] : [{ title, firstVerse: 1, lastVerse: last }],
    sections: text === '' || isPointer(text) ? [] : [{ firstVerse: 1, lastVerse: last, text }],
  };
}

/** Titles, each followed by its verses: 'Christ's discourse with Nicodemus.', '(1-21)'. */
function outlineOf(pieces: readonly Piece[], sections: readonly CommentarySection[], last: number): OutlinePoint[] {
  const points = pieces.flatMap(({ text }, index) => {
    const match = range.exec(text);
    const title = pieces[index - 1]?.text;
    return match && title
      ? [{ title: plainProse(title), firstVerse: Number(match[1]), lastVerse: Number(match[2] ?? match[1]) }]
      : [];
  });
  // A few are printed with wrong numbers, '(39-24)'. In that case the sections give the verses.
  const wrong = points.some(
    ({ firstVerse, lastVerse }, index) =>
      lastVerse < firstVerse || lastVerse >= (points[index + 1]?.firstVerse ?? Infinity),
  );
  return points.map(({ title, firstVerse, lastVerse }, index): OutlinePoint => {
    const section = wrong && sections.length === points.length ? sections[index] : undefined;
    if (section) return { title, firstVerse: section.firstVerse, lastVerse: section.lastVerse };
    const end = lastVerse >= firstVerse ? lastVerse : (points[index + 1]?.firstVerse ?? last + 1) - 1;
    return { title, firstVerse, lastVerse: Math.min(last, end) };
  });
}

/** 'This chapter is the same as II Kin. 19.': the entry only points to the commentary on another chapter. */
const isPointer = (text: string): boolean => text.length < 60 && /^(?:See|This chapter is the same as) /.test(text);

/** Excludes the torn-off end of a title, such as 'laws.'. */
const isTitle = (text: string): boolean => /^\p{Lu}/u.test(text);

/**
 * Each section reaches to the next one, because some headings name fewer verses than their text covers ('Verses 1-8' of
 * John 3 continues to 21).
 */
function sectionsOf(pieces: readonly Piece[], last: number): CommentarySection[] {
  const found: { firstVerse: number; text: string[] }[] = [];
  for (const { kind, text } of pieces) {
    if (kind === 'heading') found.push({ firstVerse: Number(heading.exec(text)![1]), text: [] });
    else found.at(-1)!.text.push(text);
  }
  const sections = found
    .map(({ firstVerse, text }) => ({ firstVerse, text: plainProse(text.join(' ')) }))
    .filter(({ text }) => text !== '');
  return sections.map(({ firstVerse, text }, index) => ({
    firstVerse: index === 0 ? 1 : firstVerse,
    lastVerse: (sections[index + 1]?.firstVerse ?? last + 1) - 1,
    text,
  }));
}

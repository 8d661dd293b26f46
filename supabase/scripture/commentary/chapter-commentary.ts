import { versesIn, type Book } from '@berea/scripture';
import type { BookOfEntries, Entry } from '../sword/verse-text.ts';
import { readPieces, type Piece } from './pieces.ts';
import { plainProse } from './plain-prose.ts';

/** What a commentary says of some verses of a chapter. */
export interface CommentarySection {
  readonly firstVerse: number;
  readonly lastVerse: number;
  /** Plain text. */
  readonly text: string;
}

export interface OutlinePoint {
  readonly title: string;
  readonly firstVerse: number;
  readonly lastVerse: number;
}

export interface ChapterCommentary {
  readonly book: Book;
  readonly chapter: number;
  readonly outline: readonly OutlinePoint[];
  /** In order; together they cover the chapter. Empty where the commentary has nothing. */
  readonly sections: readonly CommentarySection[];
}

/** Entries of a commentary as they stand once: what is about several verses is linked from each of them. */
export const distinctEntries = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry, index) => entry.text !== '' && entry.text !== entries[index - 1]?.text);

/**
 * A book of Matthew Henry's Concise Commentary, chapter by chapter. The verse an entry is filed under does not say what it is about, the
 * headings in it do: 'Verses 3-5'.
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
  // Before the first heading stands the outline; a chapter without headings is one section under one title.
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

/** Titles, each with its verses after it: 'Christ's discourse with Nicodemus.', '(1-21)'. */
function outlineOf(pieces: readonly Piece[], sections: readonly CommentarySection[], last: number): OutlinePoint[] {
  const points = pieces.flatMap(({ text }, index) => {
    const match = range.exec(text);
    const title = pieces[index - 1]?.text;
    return match && title
      ? [{ title: plainProse(title), firstVerse: Number(match[1]), lastVerse: Number(match[2] ?? match[1]) }]
      : [];
  });
  // A few are printed with wrong numbers, '(39-24)'. The sections then say which.
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

/** 'This chapter is the same as II Kin. 19.': a commentary on another chapter. */
const isPointer = (text: string): boolean => text.length < 60 && /^(?:See|This chapter is the same as) /.test(text);

/** Not the torn end of one, 'laws.'. */
const isTitle = (text: string): boolean => /^\p{Lu}/u.test(text);

/** Sections reach to the next one: some headings name fewer verses than their text is about ('Verses 1-8' of John 3 goes on to 21). */
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

import { bookByName, type Book } from './canon.ts';
import { versesIn } from './verse-counts.ts';

/**
 * A reference to a chapter, a verse or a range within a chapter: 'John 3', 'John 3:16', 'Psalms 23:1-6'.
 * Only the written-out form is parsed here; free input such as "jn 3 16" is read by the box in the header.
 */
export interface Reference {
  readonly book: Book;
  readonly chapter: number;
  readonly verse?: number;
  /** Last verse of a range within the chapter. */
  readonly lastVerse?: number;
}

/** A reference, or a range across chapters: '1 Peter 2:18-3:6', 'Genesis 37-50'. */
export interface PassageReference extends Reference {
  /** The chapter in which a range across chapters ends; `lastVerse` is a verse of it. */
  readonly lastChapter?: number;
}

const written = /^\s*((?:[1-3]\s*)?[\p{L}][\p{L}\s]*?)\s*(\d+)(?::(\d+))?(?:\s*[-–]\s*(\d+))?\s*$/u;

/**
 * Parses a written-out reference; undefined when it does not parse or does not exist. In a book of one chapter a number
 * beyond 1 and a range are verses: 'Jude 5' is Jude 1:5. A range across chapters is none: use `parsePassage`.
 */
export function parseReference(text: string): Reference | undefined {
  const match = written.exec(text);
  const book = match && bookByName(match[1]!);
  if (!book) return undefined;
  const [first, second, lastVerse] = match
    .slice(2)
    .map((digits: string | undefined) => (digits === undefined ? undefined : Number(digits)));
  const versesOnly = book.chapters === 1 && second === undefined && (first !== 1 || lastVerse !== undefined);
  const chapter = versesOnly ? 1 : first!;
  const verse = versesOnly ? first : second;
  const reference: Reference = {
    book,
    chapter,
    ...(verse !== undefined && { verse }),
    ...(lastVerse !== undefined && { lastVerse }),
  };
  return exists(reference) ? reference : undefined;
}

const acrossChapters = /^(.*?)(\d+)(:\d+)?\s*[-–]\s*(\d+)(:\d+)?\s*$/u;

/** Parses a written-out reference, or a range across chapters; undefined when either end does not exist. */
export function parsePassage(text: string): PassageReference | undefined {
  const reference = parseReference(text);
  if (reference) return reference;
  const [, name, chapter, verse = '', lastChapter, lastVerse = ''] = acrossChapters.exec(text) ?? [];
  const first = parseReference(`${name}${chapter}${verse}`);
  const last = parseReference(`${name}${lastChapter}${lastVerse}`);
  if (!first || !last || last.chapter <= first.chapter) return undefined;
  if ((first.verse === undefined) !== (last.verse === undefined)) return undefined;
  return { ...first, lastChapter: last.chapter, ...(last.verse !== undefined && { lastVerse: last.verse }) };
}

/** Whether the reference exists in the King James numbering. */
export function exists({ book, chapter, verse, lastVerse }: Reference): boolean {
  const verses = versesIn(book.id, chapter);
  if (verses === undefined) return false;
  if (verse === undefined) return lastVerse === undefined;
  return verse >= 1 && verse <= verses && (lastVerse === undefined || (lastVerse > verse && lastVerse <= verses));
}

/** Whether the passage contains the verse. A chapter contains its verses. False when either does not exist. */
export function covers(passage: string, verse: string): boolean {
  const [outer, inner] = [parseReference(passage), parseReference(verse)];
  if (!outer || inner?.verse === undefined || outer.book !== inner.book || outer.chapter !== inner.chapter)
    return false;
  return outer.verse === undefined || (inner.verse >= outer.verse && inner.verse <= (outer.lastVerse ?? outer.verse));
}

/** 'John 3', 'John 3:16', 'John 3:16-18', '1 Peter 2:18-3:6', 'Genesis 37-50', with an ASCII hyphen. */
export function formatReference({ book, chapter, verse, lastChapter, lastVerse }: PassageReference): string {
  const first = verse === undefined ? `${book.name} ${chapter}` : `${book.name} ${chapter}:${verse}`;
  const last = [lastChapter, verse === undefined ? undefined : lastVerse]
    .filter((part) => part !== undefined)
    .join(':');
  return last === '' ? first : `${first}-${last}`;
}

/** The name of a chapter as a heading: 'John 3', and 'Psalm 23' although the book is 'Psalms'. */
export const chapterName = ({ book, chapter }: Pick<Reference, 'book' | 'chapter'>): string =>
  `${book.id === 'Ps' ? 'Psalm' : book.name} ${chapter}`;

/** A passage as it is shown: a whole chapter as in its heading, 'Psalm 23'; verses as 'Psalms 23:1-3'. */
export const shownPlace = (place: PassageReference): string =>
  place.verse === undefined && place.lastChapter === undefined ? chapterName(place) : formatReference(place);

/** Verses of one chapter, in order, with their runs as ranges: [16, 17, 18, 21] as '16-18, 21'. */
export const verseRanges = (verses: readonly number[]): string =>
  verses
    .filter((verse) => !verses.includes(verse - 1))
    .map((first) => {
      let last = first;
      while (verses.includes(last + 1)) last += 1;
      return last === first ? `${first}` : `${first}-${last}`;
    })
    .join(', ');

/**
 * A reference as it is shown everywhere: 'Jude 5' as 'Jude 1:5', 'Psalms 23' as 'Psalm 23', 'Psalm 23:1' as 'Psalms
 * 23:1'. What names no passage stays as it is written.
 */
export function shownReference(text: string): string {
  const passage = parsePassage(text);
  return passage ? shownPlace(passage) : text;
}

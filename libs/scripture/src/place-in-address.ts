import { bookByName, bookSlug, type Book } from './canon.ts';
import { versesIn } from './verse-counts.ts';

/** The place in an address: a book, a chapter and a verse or several, each optional. */
export interface Place {
  readonly book?: Book;
  readonly chapter?: number;
  readonly verse?: number;
  /** The chapter in which a range across chapters ends. */
  readonly lastChapter?: number;
  /** Last verse of a range: of `lastChapter`, or of the chapter. */
  readonly lastVerse?: number;
}

/** A place with at least a book. */
export type ChosenPlace = Place & { readonly book: Book };

/**
 * Parses the segments of an address: 'john', '3' or '3-5', '16', '16-18' or '16-4:2'. An invalid segment is dropped
 * together with all that follow, so that a mistyped chapter still shows the book. In a book of one chapter a number
 * beyond 1 and a range are verses: 'jude', '5'.
 */
export function placeFromAddress(parts: { book?: string; chapter?: string; verse?: string }): Place {
  const book = parts.book === undefined ? undefined : bookByName(parts.book);
  if (!book) return {};
  const [first, until] = parts.chapter?.split('-') ?? [];
  const chapter = wholeNumber(first);
  if (chapter === undefined) return { book };
  if (book.chapters === 1 && parts.verse === undefined && (chapter !== 1 || until !== undefined)) {
    const place = placeInChapter(book, 1, parts.chapter!);
    return place.verse === undefined ? { book } : place;
  }
  if (versesIn(book.id, chapter) === undefined) return { book };
  if (parts.verse !== undefined) return placeInChapter(book, chapter, parts.verse);
  const lastChapter = wholeNumber(until);
  return lastChapter !== undefined && lastChapter > chapter && lastChapter <= book.chapters
    ? { book, chapter, lastChapter }
    : { book, chapter };
}

/** Writes a place as addresses do, so that `placeFromAddress` reads it: 'john/3/16', 'john/3/16-4:2', 'john/3-5'. */
export function placeInAddress({ book, chapter, verse, lastVerse, lastChapter }: ChosenPlace): string {
  const parts = [bookSlug(book)];
  if (chapter !== undefined) {
    const isRange = lastVerse !== undefined || (lastChapter !== undefined && verse === undefined);
    const end = [lastChapter, verse === undefined ? undefined : lastVerse]
      .filter((part) => part !== undefined)
      .join(':');
    const until = isRange ? `-${end}` : '';
    parts.push(...(verse === undefined ? [`${chapter}${until}`] : [`${chapter}`, `${verse}${until}`]));
  }
  return parts.join('/');
}

/** @param written '16', '16-18' or '16-4:2' */
function placeInChapter(book: Book, chapter: number, written: string): Place {
  const [first, until] = written.split('-');
  const verse = wholeNumber(first);
  if (verse === undefined || !mayExist(book, chapter, verse)) return { book, chapter };
  const start = { book, chapter, verse };
  const [lastVerse, lastChapter = chapter] = (until?.split(':') ?? []).map(wholeNumber).toReversed();
  if (lastVerse === undefined || !mayExist(book, lastChapter, lastVerse)) return start;
  if (lastChapter > chapter) return { ...start, lastChapter, lastVerse };
  return lastChapter === chapter && lastVerse > verse ? { ...start, lastVerse } : start;
}

/** Some versions have up to two more verses at the end of a chapter than the King James Version. */
const mayExist = (book: Book, chapter: number, verse: number): boolean =>
  verse >= 1 && verse <= (versesIn(book.id, chapter) ?? -2) + 2;

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;

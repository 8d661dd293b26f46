import { bookByName, type Book } from './canon.ts';
import { versesIn } from './verse-counts.ts';

/** The place in an address: a book, a chapter and a verse or several, each optional. */
export interface Place {
  readonly book?: Book;
  readonly chapter?: number;
  readonly verse?: number;
  /** Last verse of a range within the chapter. */
  readonly lastVerse?: number;
}

/** A place with at least a book. */
export type ChosenPlace = Place & { readonly book: Book };

/**
 * Parses the segments of an address ('john', '3', '16' or '16-18'). An invalid segment is dropped together with all that
 * follow, so that a mistyped chapter still shows the book.
 */
export function placeFromAddress(parts: { book?: string; chapter?: string; verse?: string }): Place {
  const book = parts.book === undefined ? undefined : bookByName(parts.book);
  if (!book) return {};
  const chapter = wholeNumber(parts.chapter);
  const verses = chapter === undefined ? undefined : versesIn(book.id, chapter);
  if (chapter === undefined || verses === undefined) return { book };
  const [verse, lastVerse] = (parts.verse?.split('-') ?? []).map(wholeNumber);
  // Some versions have up to two more verses at the end of a chapter than the King James Version.
  const last = verses + 2;
  if (verse === undefined || verse < 1 || verse > last) return { book, chapter };
  return lastVerse !== undefined && lastVerse > verse && lastVerse <= last
    ? { book, chapter, verse, lastVerse }
    : { book, chapter, verse };
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;

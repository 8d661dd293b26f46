import { bookByName, type Book } from './canon.ts';
import { versesIn } from './verse-counts.ts';

/**
 * A reference to a chapter, verse or range: 'John 3', 'John 3:16', 'Psalms 23:1-6'.
 * Only the written-out form is parsed here; free input such as "jn 3 16" is handled by the reference box.
 */
export interface Reference {
  readonly book: Book;
  readonly chapter: number;
  readonly verse?: number;
  /** Last verse of a range within the chapter. */
  readonly lastVerse?: number;
}

const written = /^\s*((?:[1-3]\s*)?[\p{L}][\p{L}\s]*?)\s*(\d+)(?::(\d+)(?:\s*[-–]\s*(\d+))?)?\s*$/u;

/** Parses a written-out reference; undefined when it does not parse or does not exist. */
export function parseReference(text: string): Reference | undefined {
  const match = written.exec(text);
  const book = match && bookByName(match[1]!);
  if (!book) return undefined;
  const chapter = Number(match[2]);
  const verse = match[3] === undefined ? undefined : Number(match[3]);
  const lastVerse = match[4] === undefined ? undefined : Number(match[4]);
  const reference: Reference = {
    book,
    chapter,
    ...(verse !== undefined && { verse }),
    ...(lastVerse !== undefined && { lastVerse }),
  };
  return exists(reference) ? reference : undefined;
}

/** Whether the reference exists in the King James numbering. */
export function exists({ book, chapter, verse, lastVerse }: Reference): boolean {
  const verses = versesIn(book.id, chapter);
  if (verses === undefined) return false;
  if (verse === undefined) return lastVerse === undefined;
  return verse >= 1 && verse <= verses && (lastVerse === undefined || (lastVerse > verse && lastVerse <= verses));
}

/** 'John 3', 'John 3:16', 'John 3:16-18' with an ASCII hyphen. */
export function formatReference({ book, chapter, verse, lastVerse }: Reference): string {
  const place = `${book.name} ${chapter}`;
  if (verse === undefined) return place;
  return lastVerse === undefined ? `${place}:${verse}` : `${place}:${verse}-${lastVerse}`;
}

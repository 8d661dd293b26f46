import { bookByName, exists, type Reference } from '@berea/scripture';

const written = /((?:[1-3]\s*)?\p{L}[\p{L}\s]*?)\s+(?:chapters?\s+)?(\d+)(?::(\d+))?/u;

/**
 * Parses free text such as 'Psalms 23', '1 John chapter 2' or 'Romans 8:28' into a reference: an optional book number,
 * a book, a chapter and an optional verse. Uses the first passage in the text; undefined if that passage does not
 * exist.
 */
export function readingPlace(text: string): Reference | undefined {
  const match = written.exec(text);
  const book = match && bookByName(match[1]!);
  if (!book) return undefined;
  const chapter = { book, chapter: Number(match[2]) };
  if (match[3] === undefined) return exists(chapter) ? chapter : undefined;
  const place = { ...chapter, verse: Number(match[3]) };
  return exists(place) ? place : undefined;
}

import { bookById, bookByName, versesIn, type Book } from '@berea/scripture';
import { z } from 'zod';

/** The place in an address: a book, a chapter and a verse, each optional. */
export interface Place {
  readonly book?: Book;
  readonly chapter?: number;
  readonly verse?: number;
}

/** A place with at least a book. */
export type ChosenPlace = Place & { readonly book: Book };

/**
 * Parses the segments of an address ('john', '3', '16'). An invalid segment is dropped together with all that follow,
 * so that a mistyped chapter still shows the book.
 */
export function placeFromAddress(parts: { book?: string; chapter?: string; verse?: string }): Place {
  const book = parts.book === undefined ? undefined : bookByName(parts.book);
  if (!book) return {};
  const chapter = wholeNumber(parts.chapter);
  const verses = chapter === undefined ? undefined : versesIn(book.id, chapter);
  if (chapter === undefined || verses === undefined) return { book };
  const verse = wholeNumber(parts.verse);
  // Some versions have up to two more verses at the end of a chapter than the King James Version.
  return verse !== undefined && verse >= 1 && verse <= verses + 2 ? { book, chapter, verse } : { book, chapter };
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;

const navigationState = z.object({
  book: z.string(),
  chapter: z.number().int().optional(),
  verse: z.number().int().optional(),
});

/** Parses a place in the navigation state: `{book: 'John', chapter: 3, verse: 16}`. Undefined if it contains none. */
export function placeFromState(state: unknown): Place | undefined {
  const parsed = navigationState.safeParse(state);
  if (!parsed.success) return undefined;
  const { book, chapter, verse } = parsed.data;
  const found = bookById(book) ?? bookByName(book);
  return found && placeFromAddress({ book: found.name, chapter: chapter?.toString(), verse: verse?.toString() });
}

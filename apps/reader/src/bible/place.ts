import { bookById, bookByName, versesIn, type Book } from '@berea/scripture';
import { z } from 'zod';

/** Where the reader is: as much of book, chapter and verse as the address names. */
export interface Place {
  readonly book?: Book;
  readonly chapter?: number;
  readonly verse?: number;
}

/** A place that names its book at least. */
export type ChosenPlace = Place & { readonly book: Book };

/**
 * Reads a place from the parts of an address ('john', '3', '16'). A part that names nothing is dropped with what follows
 * it, so that a mistyped chapter still shows the book.
 */
export function placeFromAddress(parts: { book?: string; chapter?: string; verse?: string }): Place {
  const book = parts.book === undefined ? undefined : bookByName(parts.book);
  if (!book) return {};
  const chapter = wholeNumber(parts.chapter);
  const verses = chapter === undefined ? undefined : versesIn(book.id, chapter);
  if (chapter === undefined || verses === undefined) return { book };
  const verse = wholeNumber(parts.verse);
  // Other versions may have a verse more than the King James Version at a chapter's end.
  return verse !== undefined && verse >= 1 && verse <= verses + 2 ? { book, chapter, verse } : { book, chapter };
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : undefined;

const navigationState = z.object({
  book: z.string(),
  chapter: z.number().int().optional(),
  verse: z.number().int().optional(),
});

/** A place handed over through navigation state: `{book: 'John', chapter: 3, verse: 16}`; undefined when there is none. */
export function placeFromState(state: unknown): Place | undefined {
  const parsed = navigationState.safeParse(state);
  if (!parsed.success) return undefined;
  const { book, chapter, verse } = parsed.data;
  const found = bookById(book) ?? bookByName(book);
  return found && placeFromAddress({ book: found.name, chapter: chapter?.toString(), verse: verse?.toString() });
}

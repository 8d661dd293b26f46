import { bookById, bookByName, placeFromAddress, type Place } from '@berea/scripture';
import * as z from 'zod/mini';

const navigationState = z.object({
  book: z.string(),
  chapter: z.optional(z.int()),
  verse: z.optional(z.int()),
});

/** Parses a place in the navigation state: `{book: 'John', chapter: 3, verse: 16}`. Undefined if it contains none. */
export function placeFromState(state: unknown): Place | undefined {
  const parsed = navigationState.safeParse(state);
  if (!parsed.success) return undefined;
  const { book, chapter, verse } = parsed.data;
  const found = bookById(book) ?? bookByName(book);
  return found && placeFromAddress({ book: found.name, chapter: chapter?.toString(), verse: verse?.toString() });
}

import { bookById, bookByName, placeFromAddress, type Place } from '@berea/scripture';
import { isOptional, isShape, isText, isWhole } from '@berea/validation';

interface StatedPlace {
  readonly book: string;
  readonly chapter?: number | undefined;
  readonly verse?: number | undefined;
}
const isStatedPlace = isShape<StatedPlace>({
  book: isText,
  chapter: isOptional(isWhole()),
  verse: isOptional(isWhole()),
});

/** Parses a place in the navigation state: `{book: 'John', chapter: 3, verse: 16}`. Undefined if it contains none. */
export function placeFromState(state: unknown): Place | undefined {
  if (!isStatedPlace(state)) return undefined;
  const { book, chapter, verse } = state;
  const found = bookById(book) ?? bookByName(book);
  return found && placeFromAddress({ book: found.name, chapter: chapter?.toString(), verse: verse?.toString() });
}

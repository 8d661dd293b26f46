import { books, versePosition, type Book } from '@berea/scripture';
import type { VerseHit } from '@berea/validation';

/** A hit with its canonical position. */
export interface PlacedVerse extends VerseHit {
  /** Undefined for a book outside the canon. */
  readonly book: Book | undefined;
  /** Sort key from `versePosition`. */
  readonly position: number;
}

/** Sorts the hits by canonical book, chapter and verse. Books outside the canon come last. */
export function inCanonicalOrder(hits: readonly VerseHit[]): PlacedVerse[] {
  const placed = hits.map((hit) => {
    const position = versePosition(hit.reference);
    // The millions of a position are the 1-based book number.
    return { ...hit, book: books[Math.floor(position / 1_000_000) - 1], position };
  });
  return placed.sort(byPosition);
}

const byPosition = (one: PlacedVerse, other: PlacedVerse): number => one.position - other.position;

/** The first verses with those that came later, in canonical order. */
export const joined = (first: readonly PlacedVerse[], rest: readonly PlacedVerse[] = []): readonly PlacedVerse[] =>
  rest.length === 0 ? first : [...first, ...rest].toSorted(byPosition);

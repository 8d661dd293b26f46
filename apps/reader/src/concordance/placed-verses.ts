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
  return placed.sort((one, other) => one.position - other.position);
}

import { books, versePosition, type Book } from '@berea/scripture';
import type { VerseHit } from '@berea/validation';

/** A hit, and where it stands. */
export interface PlacedVerse extends VerseHit {
  /** Undefined for a book outside the canon's list. */
  readonly book: Book | undefined;
  readonly position: number;
}

/** The hits in canonical order: book, chapter, verse; a book outside the list stands last. */
export function inCanonicalOrder(hits: readonly VerseHit[]): PlacedVerse[] {
  const placed = hits.map((hit) => {
    const position = versePosition(hit.reference);
    // Millions count the books.
    return { ...hit, book: books[Math.floor(position / 1_000_000) - 1], position };
  });
  return placed.sort((one, other) => one.position - other.position);
}

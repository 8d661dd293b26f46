import { bookByName, versePosition, type Book } from '@berea/scripture';
import type { VerseHit } from '@berea/validation';

/** A hit, and where it stands. */
export interface PlacedVerse extends VerseHit {
  /** Undefined for a book outside the canon's list. */
  readonly book: Book | undefined;
  readonly position: number;
}

const reference = /^(.+) \d+:\d+$/;

/** The hits in canonical order: book, chapter, verse; a book outside the list stands last. */
export function inCanonicalOrder(hits: readonly VerseHit[]): PlacedVerse[] {
  const placed = hits.map((hit) => ({ ...hit, book: bookByName(reference.exec(hit.reference)?.[1] ?? ''), position: versePosition(hit.reference) }));
  return placed.sort((one, other) => one.position - other.position);
}

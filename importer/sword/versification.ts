import { books, versesIn, type Book, type BookId, type Testament } from '@berea/scripture';

/** The numbering systems of the supported modules. NRSVA also has deuterocanonical books, after Malachi. */
export type Versification = 'KJV' | 'NRSVA';

/** A place in a module. Verse 0 holds what precedes a chapter, chapter 0 what precedes a book. */
export interface Slot {
  readonly chapter: number;
  readonly verse: number;
}

/** Where NRSVA numbers the 66 books differently from the King James Version. */
const nrsva: Partial<Record<BookId, Record<number, number>>> = { '3John': { 1: 15 }, Rev: { 12: 18 } };

/** Slots in a testament's index, including the deuterocanonical books. The record size is computed from it. */
const slotsInTestament: Record<Versification, Record<Testament, number>> = {
  KJV: { old: 24115, new: 8246 },
  NRSVA: { old: 31027, new: 8248 },
};

/** Slots in a testament's index. */
export const slotCount = (versification: Versification, testament: Testament): number =>
  slotsInTestament[versification][testament];

/** Verses in a chapter by the numbering. @throws RangeError for a chapter that is not in the canon */
function versesBy(versification: Versification, book: Book, chapter: number): number {
  const verses = (versification === 'NRSVA' ? nrsva[book.id]?.[chapter] : undefined) ?? versesIn(book.id, chapter);
  if (verses === undefined) throw new RangeError(`${book.name} has no chapter ${chapter}`);
  return verses;
}

/** The slots of one book in index order: before the book, then each chapter's 0 and its verses. */
export function slotsOf(versification: Versification, book: Book): Slot[] {
  const slots: Slot[] = [{ chapter: 0, verse: 0 }];
  for (let chapter = 1; chapter <= book.chapters; chapter++) {
    const last = versesBy(versification, book, chapter);
    for (let verse = 0; verse <= last; verse++) slots.push({ chapter, verse });
  }
  return slots;
}

/** The books of a testament in index order. */
export const booksOf = (testament: Testament): Book[] => books.filter((book) => book.testament === testament);

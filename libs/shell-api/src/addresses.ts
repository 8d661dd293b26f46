/**
 * Addresses that one remote serves and others link to. Part of the contract between host and remotes: a link from the
 * encyclopedia must lead to the verse whichever version of the reader is running.
 */
import { bookSlug, type Book } from '@berea/scripture';

/** What an address leads to. Of a range across chapters, its first verse. */
interface AddressedPlace {
  book: Book;
  chapter?: number;
  verse?: number;
  lastVerse?: number;
  lastChapter?: number;
  /** Whether the chapter is read for a reading plan, to which its end then leads back. */
  plan?: boolean;
}

/**
 * The path of a book, chapter, verse or range in the reader: '/bible/john/3/16', '/bible/john/3/16-18', and with the plan
 * '/bible/john/3?plan'.
 */
export function bibleAddress({ book, chapter, verse, lastVerse, lastChapter, plan }: AddressedPlace): string {
  const isRange = verse !== undefined && lastVerse !== undefined && lastChapter === undefined;
  const verses = isRange ? `${verse}-${lastVerse}` : verse;
  const parts = ['/bible', bookSlug(book), chapter, chapter === undefined ? undefined : verses];
  return parts.filter((part) => part !== undefined).join('/') + (plan ? '?plan' : '');
}

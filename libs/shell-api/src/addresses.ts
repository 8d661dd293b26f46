/**
 * Addresses that one remote serves and others link to. Part of the contract between host and remotes: a link from the
 * encyclopedia must lead to the verse whichever version of the reader is running.
 */
import { bookSlug, type Book } from '@berea/scripture';

/** What an address leads to. */
interface AddressedPlace {
  book: Book;
  chapter?: number;
  verse?: number;
  /** Last verse of a range: of `lastChapter`, or of the chapter. */
  lastVerse?: number;
  /** The chapter in which a range across chapters ends. */
  lastChapter?: number;
  /** Whether the chapter is read for a reading plan, to which its end then leads back. */
  plan?: boolean;
}

/**
 * The path of a book, chapter, verse or range in the reader: '/bible/john/3/16', '/bible/john/3/16-18',
 * '/bible/john/3/16-4:2', '/bible/john/3-5', and with the plan '/bible/john/3?plan'.
 */
export function bibleAddress({ book, chapter, verse, lastVerse, lastChapter, plan }: AddressedPlace): string {
  const parts = ['/bible', bookSlug(book)];
  if (chapter !== undefined) {
    const isRange = lastVerse !== undefined || (lastChapter !== undefined && verse === undefined);
    const end = [lastChapter, verse === undefined ? undefined : lastVerse]
      .filter((part) => part !== undefined)
      .join(':');
    const until = isRange ? `-${end}` : '';
    parts.push(...(verse === undefined ? [`${chapter}${until}`] : [`${chapter}`, `${verse}${until}`]));
  }
  return parts.join('/') + (plan ? '?plan' : '');
}

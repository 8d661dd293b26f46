/**
 * Addresses that one remote serves and others link to. Part of the contract between host and remotes: a link from the
 * encyclopedia must lead to the verse whichever version of the reader is running.
 */
import { bookSlug, type Book } from '@berea/scripture';

/** The path of a book, chapter or verse in the reader: '/bible/john/3/16'. */
export function bibleAddress(place: { book: Book; chapter?: number; verse?: number }): string {
  const parts = ['/bible', bookSlug(place.book), place.chapter, place.chapter === undefined ? undefined : place.verse];
  return parts.filter((part) => part !== undefined).join('/');
}

import * as z from 'zod/mini';
import { bibleId } from './bible-version.ts';
import { bookName } from './book-name.ts';
import { mark } from './concordance-search.ts';
import { searchTextRule } from './plain/search-texts.ts';
import { receivedItems, receivedOptional } from './received.ts';
import { nonEmptyText, wholeNumber } from './text.ts';
import { typedText } from './typed-text.ts';

/** What may be typed into the search over verses; trimmed on parsing. */
const searchText = typedText(searchTextRule, 'Search text must be at least 2 characters');

/** Request body of scripture-search. */
export const scriptureSearchRequest = z.object({
  query: searchText,
  /** The version that is searched. */
  version: bibleId,
  /** The words stand within so many words of one another; without it anywhere in the verse. */
  near: z.optional(wholeNumber('near', 1, 30)),
  /** Only verses of this testament. */
  testament: z.optional(z.enum(['old', 'new'])),
  /** Only verses of this book, by name or OSIS id. */
  book: z.optional(bookName('book')),
  /** Without so many of the first. */
  offset: z.optional(wholeNumber('offset', 0, 50_000)),
});

/** A verse that has what was searched for. */
const foundVerse = z.object({
  id: nonEmptyText,
  /** 'John 3:16' */
  reference: nonEmptyText,
  text: z.string(),
  /** The places that have it, in order. */
  marks: z.array(mark),
});
export type FoundVerse = z.infer<typeof foundVerse>;

/** What a search over verses found. */
const scriptureSearch = z.object({
  /** The version that was searched: the King James Version where the wanted one is not here. */
  version: nonEmptyText,
  /** The books with at least one verse, by OSIS id and in canonical order, whatever testament or book was asked for. */
  books: z.array(z.object({ book: nonEmptyText, verses: z.int().check(z.minimum(1)) })),
  /** Verses in the testament or book that was asked for, with those that are not sent. */
  total: z.int().check(z.minimum(0)),
  /** Of those the part after the offset, in canonical order. */
  verses: receivedItems(foundVerse),
  /** Where nothing was found, because of a word that no text has: the same search with the most similar word, which finds something. */
  instead: receivedOptional(nonEmptyText),
  /** Whether the phrases were found as they are written. Absent: in any form of their words, or there was no phrase. */
  asWritten: receivedOptional(z.boolean()),
});
export type ScriptureSearch = z.infer<typeof scriptureSearch>;

/** Successful response of scripture-search; for errors see `functionError`. */
export const scriptureSearchResponse = z.object({ data: scriptureSearch });
export type ScriptureSearchResponse = z.infer<typeof scriptureSearchResponse>;

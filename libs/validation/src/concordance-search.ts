import * as z from 'zod/mini';
import { concordanceWordRule } from './plain/search-texts.ts';
import { receivedItems, receivedList, receivedOptional } from './received.ts';
import { nonEmptyText, wholeNumber } from './text.ts';
import { typedText } from './typed-text.ts';

/** A single English word typed into the concordance; trimmed on parsing, case preserved. */
export const concordanceWord = typedText(concordanceWordRule, 'Search term must be at least 2 characters');

/** Request body of concordance-search. With a limit or an offset, only that part of the verses is sent. */
export const concordanceRequest = z.object({
  query: concordanceWord,
  /** At most so many verses. */
  limit: z.optional(wholeNumber('limit', 1, 50_000)),
  /** Without so many of the first. */
  offset: z.optional(wholeNumber('offset', 0, 50_000)),
});

/** The part of a text from the first offset to before the second. */
export const mark = z.tuple([z.int().check(z.minimum(0)), z.int().check(z.minimum(0))]);

/** A verse in the search results. */
export const verseHit = z.pipe(
  z.object({
    /** 'John.3.16', with the book's OSIS id; verse-detail accepts it, as it does the reference. */
    id: receivedOptional(nonEmptyText),
    /** 'John 3:16' */
    reference: nonEmptyText,
    text: z.string(),
    /** Where the English for a Strong's number stands, in order. Absent for a word, which is found in the text itself. */
    marks: receivedOptional(z.array(mark)),
  }),
  z.transform((hit) => ({ ...hit, id: hit.id ?? hit.reference })),
);
export type VerseHit = z.infer<typeof verseHit>;

/** A word and how often it occurs in the King James Version. */
const wordCount = z.object({
  word: nonEmptyText,
  occurrences: z.int().check(z.minimum(1)),
  verses: z.int().check(z.minimum(1)),
});
export type WordCount = z.infer<typeof wordCount>;

/** The results of a concordance search. */
const concordance = z.object({
  /** The search word, in lower case. */
  word: receivedOptional(nonEmptyText),
  /** Total occurrences in all verses, also in those that are not sent. */
  occurrences: receivedOptional(z.int().check(z.minimum(0))),
  /** The matching verses in canonical order: all, or the part that was asked for. */
  verses: receivedItems(verseHit),
  /** How many verses there are, with those that are not sent. Only where a part was asked for; else all are sent. */
  whole: z.optional(
    z.object({
      verses: z.int().check(z.minimum(0)),
      /** The books with at least one verse, by OSIS id. */
      books: z.array(z.object({ book: nonEmptyText, verses: z.int().check(z.minimum(1)) })),
    }),
  ),
  /** The possessive form ("love's") if it occurs. It counts as a separate word, so its verses are not in `verses`. */
  possessive: receivedOptional(wordCount),
  /** The most similar words in the text, best first; empty when the word itself was found. */
  nearest: receivedList(wordCount),
});
/** The results of a search; the specification promises only the verses. */
type ReceivedConcordance = z.infer<typeof concordance>;
/** The results of a search, complete. */
export type Concordance = ReceivedConcordance & Required<Pick<ReceivedConcordance, 'word' | 'occurrences'>>;

/** Successful response of concordance-search; for errors see `functionError`. */
export const concordanceResponse = z.object({ data: concordance });
export type ConcordanceResponse = { readonly data: Concordance };

import { z } from 'zod';
import { receivedItems, receivedList, receivedOptional } from './received.ts';

const tooShort = 'Search term must be at least 2 characters';

/** A single English word typed into the concordance; trimmed on parsing, case preserved. */
export const concordanceWord = z
  .string(tooShort)
  .trim()
  .min(2, tooShort)
  .max(100, 'Search term must be less than 100 characters')
  .regex(/^[a-z]+$/i, 'Please enter a single word without spaces or special characters');

/** Request body of concordance-search. */
export const concordanceRequest = z.object({ query: concordanceWord });

/** A verse in the search results. */
export const verseHit = z
  .object({
    /** 'John.3.16', with the book's OSIS id; verse-detail accepts it, as it does the reference. */
    id: receivedOptional(z.string().min(1)),
    /** 'John 3:16' */
    reference: z.string().min(1),
    text: z.string(),
  })
  .transform((hit) => ({ ...hit, id: hit.id ?? hit.reference }));
export type VerseHit = z.infer<typeof verseHit>;

/** A word and how often it occurs in the King James Version. */
const wordCount = z.object({ word: z.string().min(1), occurrences: z.int().min(1), verses: z.int().min(1) });
export type WordCount = z.infer<typeof wordCount>;

/** The results of a concordance search. */
const concordance = z.object({
  /** The search word, in lower case. */
  word: receivedOptional(z.string().min(1)),
  /** Total occurrences in all verses; the number of verses is the length of `verses`. */
  occurrences: receivedOptional(z.int().min(0)),
  /** All matching verses, in canonical order. */
  verses: receivedItems(verseHit),
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

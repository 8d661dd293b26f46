import { z } from 'zod';

const tooShort = 'Search term must be at least 2 characters';

/** A single English word as it is typed into the concordance; comes out trimmed, in the case it was written. */
export const concordanceWord = z
  .string(tooShort)
  .trim()
  .min(2, tooShort)
  .max(100, 'Search term must be less than 100 characters')
  .regex(/^[a-z]+$/i, 'Please enter a single word without spaces or special characters');

/** What concordance-search is asked. */
export const concordanceRequest = z.object({ query: concordanceWord });
export type ConcordanceRequest = z.infer<typeof concordanceRequest>;

/** A verse that was found. */
export const verseHit = z.object({
  /** 'John.3.16', by the OSIS id of the book; verse-detail takes it. */
  id: z.string().min(1),
  /** 'John 3:16' */
  reference: z.string().min(1),
  text: z.string(),
});
export type VerseHit = z.infer<typeof verseHit>;

/** A word and how often it stands in the King James Version. */
export const wordCount = z.object({ word: z.string().min(1), occurrences: z.int().min(1), verses: z.int().min(1) });
export type WordCount = z.infer<typeof wordCount>;

export const concordance = z.object({
  /** What was looked for, in lower case. */
  word: z.string().min(1),
  /** How often it stands in all verses together; how many verses there are says the list's length. */
  occurrences: z.int().min(0),
  /** In canonical order; all of them. */
  verses: z.array(verseHit),
  /** Its possessive ("love's"), which is a word of its own and not among the verses, where the text has it. */
  possessive: wordCount.optional(),
  /** The words of the text that are most like it, best first; empty when the word itself was found. */
  nearest: z.array(wordCount),
});
export type Concordance = z.infer<typeof concordance>;

/** What concordance-search answers when nothing is wrong; otherwise see `functionError`. */
export const concordanceResponse = z.object({ data: concordance });
export type ConcordanceResponse = z.infer<typeof concordanceResponse>;

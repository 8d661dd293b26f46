import { strongsNumber } from '@berea/scripture';
import * as z from 'zod/mini';
import { verseHit } from './concordance-search.ts';
import { receivedItems, receivedList } from './received.ts';
import { nonEmptyText } from './text.ts';
import { parsedText } from './typed-text.ts';

/** Request body of strongs-search. `strongs` may have leading zeros and any case; it is parsed to 'G26'. */
export const strongsRequest = z.object({
  strongs: parsedText("strongs must be a Strong's number, as in G26 or H430", strongsNumber),
});

/** English words that translate the word, and how often: 'love', 86. */
const rendering = z.object({ text: nonEmptyText, times: z.int().check(z.minimum(1)) });
export type Rendering = z.infer<typeof rendering>;

/** Every King James verse that translates a given Hebrew or Greek word. */
const strongsVerses = z.object({
  /** 'G26' */
  strongs: nonEmptyText,
  /** The word in the original script. Absent when the dictionary has no entry for the number. */
  lemma: z.optional(z.string()),
  /** In Latin letters. */
  transliteration: z.optional(z.string()),
  /** The dictionary's entry. */
  gloss: z.optional(z.string()),
  /** Total occurrences in all verses. */
  occurrences: z.int().check(z.minimum(0)),
  /** In canonical order; empty when the word does not occur. */
  verses: receivedItems(verseHit),
  /** The most frequent first, without the pronouns and auxiliaries around them; the forms of a word are one. */
  renderings: receivedList(rendering),
});
export type StrongsVerses = z.infer<typeof strongsVerses>;

/** Successful response of strongs-search; for errors see `functionError`. */
export const strongsResponse = z.object({ data: strongsVerses });
export type StrongsResponse = z.infer<typeof strongsResponse>;

import { strongsNumber } from '@berea/scripture';
import { z } from 'zod';
import { verseHit } from './concordance-search.ts';
import { receivedItems } from './received.ts';

const message = "strongs must be a Strong's number, as in G26 or H430";

/** Request body of strongs-search. `strongs` may have leading zeros and any case; it is parsed to 'G26'. */
export const strongsRequest = z.object({
  strongs: z.string(message).transform((text, context) => {
    const number = strongsNumber(text);
    if (number) return number;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }),
});

/** Every King James verse that translates a given Hebrew or Greek word. */
const strongsVerses = z.object({
  /** 'G26' */
  strongs: z.string().min(1),
  /** The word in the original script. Absent when the dictionary has no entry for the number. */
  lemma: z.string().optional(),
  /** In Latin letters. */
  transliteration: z.string().optional(),
  /** The dictionary's entry. */
  gloss: z.string().optional(),
  /** Total occurrences in all verses. */
  occurrences: z.int().min(0),
  /** In canonical order; empty when the word does not occur. */
  verses: receivedItems(verseHit),
});
export type StrongsVerses = z.infer<typeof strongsVerses>;

/** Successful response of strongs-search; for errors see `functionError`. */
export const strongsResponse = z.object({ data: strongsVerses });
export type StrongsResponse = z.infer<typeof strongsResponse>;

import { strongsNumber } from '@berea/scripture';
import { z } from 'zod';
import { verseHit } from './concordance-search.ts';

const message = "strongs must be a Strong's number, as in G26 or H430";

/** What strongs-search is asked: a number with or without leading zeros, in any case; comes out as 'G26'. */
export const strongsRequest = z.object({
  strongs: z.string(message).transform((text, context) => {
    const number = strongsNumber(text);
    if (number) return number;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }),
});
export type StrongsRequest = z.infer<typeof strongsRequest>;

/** Every verse of the King James Version that renders a Hebrew or Greek word. */
export const strongsVerses = z.object({
  /** 'G26' */
  strongs: z.string().min(1),
  /** In the original script. Absent where the dictionary has no entry for the number. */
  lemma: z.string().optional(),
  /** In Latin letters. */
  transliteration: z.string().optional(),
  /** The dictionary's entry. */
  gloss: z.string().optional(),
  /** How often it is rendered in all verses together. */
  occurrences: z.int().min(0),
  /** In canonical order; empty when the text does not have it. */
  verses: z.array(verseHit),
});
export type StrongsVerses = z.infer<typeof strongsVerses>;

/** What strongs-search answers when nothing is wrong; otherwise see `functionError`. */
export const strongsResponse = z.object({ data: strongsVerses });
export type StrongsResponse = z.infer<typeof strongsResponse>;

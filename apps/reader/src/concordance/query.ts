import { strongsNumber } from '@berea/scripture';
import { concordanceWord } from '@berea/validation';

/** What an address asks the concordance for. */
export type Query =
  /** In the case it was written. */
  | { readonly kind: 'word'; readonly word: string }
  /** A Hebrew or Greek word by its number: 'G26'. */
  | { readonly kind: 'strongs'; readonly strongs: string }
  /** Neither: the form says what is wrong with it, and nothing is asked. */
  | { readonly kind: 'malformed'; readonly text: string };

/** Reads the last part of `/concordance/love` or `/concordance/G26`; undefined where there is none. */
export function queryFromAddress(text: string | undefined): Query | undefined {
  if (!text) return undefined;
  const strongs = strongsNumber(text);
  if (strongs) return { kind: 'strongs', strongs };
  const word = concordanceWord.safeParse(text);
  return word.success ? { kind: 'word', word: word.data } : { kind: 'malformed', text };
}

/** The address of a word, or of a Strong's number. */
export const concordanceAddress = (wordOrNumber: string): string => `/concordance/${encodeURIComponent(wordOrNumber)}`;

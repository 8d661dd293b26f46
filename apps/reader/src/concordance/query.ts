import { strongsNumber } from '@berea/scripture';
import { concordanceWordRule, takenBy } from '@berea/validation';

/** The query in a concordance address. */
export type Query =
  /** `word` keeps the case it was typed in. */
  | { readonly kind: 'word'; readonly word: string }
  /** A Hebrew or Greek word by its Strong's number: 'G26'. */
  | { readonly kind: 'strongs'; readonly strongs: string }
  /** Neither of the two: the form shows the error, and no request is sent. */
  | { readonly kind: 'malformed'; readonly text: string };

/** Parses the last segment of `/concordance/love` or `/concordance/G26`. Undefined if it is missing. */
export function queryFromAddress(text: string | undefined): Query | undefined {
  if (!text) return undefined;
  const strongs = strongsNumber(text);
  if (strongs) return { kind: 'strongs', strongs };
  const word = takenBy(concordanceWordRule, text);
  return word === undefined ? { kind: 'malformed', text } : { kind: 'word', word };
}

/** The address of a word, or of a Strong's number. */
export const concordanceAddress = (wordOrNumber: string): string => `/concordance/${encodeURIComponent(wordOrNumber)}`;

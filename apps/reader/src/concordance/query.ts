import { strongsNumber } from '@berea/scripture';
import { concordanceWordRule, takenBy } from '@berea/validation';

/** The query in a concordance address. */
export type Query =
  /** `word` keeps the case it was typed in. */
  | { readonly kind: 'word'; readonly word: string }
  /** A Hebrew or Greek word by its Strong's number: 'G26'. */
  | { readonly kind: 'strongs'; readonly strongs: string }
  /** A Hebrew or Greek word in its own letters. */
  | { readonly kind: 'original'; readonly written: string }
  /** None of them: the form shows the error, and no request is sent. */
  | { readonly kind: 'malformed'; readonly text: string };

/** One word in Greek or Hebrew letters. */
const isOriginal = (text: string): boolean => /^\s*[\p{Script=Greek}\p{Script=Hebrew}\p{M}]+\s*$/u.test(text);

/** Parses the last segment of `/concordance/love`, `/concordance/G26` or `/concordance/ἀγάπη`. Undefined if it is missing. */
export function queryFromAddress(text: string | undefined): Query | undefined {
  if (!text) return undefined;
  const strongs = strongsNumber(text);
  if (strongs) return { kind: 'strongs', strongs };
  if (isOriginal(text)) return { kind: 'original', written: text.trim() };
  const word = takenBy(concordanceWordRule, text);
  return word === undefined ? { kind: 'malformed', text } : { kind: 'word', word };
}

/** The address of a word, or of a Strong's number. */
export const concordanceAddress = (wordOrNumber: string): string => `/concordance/${encodeURIComponent(wordOrNumber)}`;

import { concordanceWordRule } from '@berea/validation';
import { concordanceAddress } from '../concordance/query.ts';
import { searchAddress } from './address.ts';

/** A search that may find something where another found nothing. */
export interface OtherSearch {
  readonly label: string;
  readonly href: string;
}

/** A version in today's English, for words that the older ones do not have. */
export const modernVersion = 'eng-web';
const mostWords = 4;
/** Shorter words, such as 'and', are in thousands of verses. */
const leastWord = 4;

/** Whether a part of what was typed is in quotation marks. */
export const isQuoted = (text: string): boolean => /["“”]/u.test(text);

/**
 * A search for the words as they stand, where they were searched for one by one and in any form; undefined where it would
 * be no other.
 */
export function phraseSearch(text: string, version: string): OtherSearch | undefined {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (isQuoted(words)) return undefined;
  return {
    label: words.includes(' ') ? `Only as a phrase: “${words}”` : `Only as it is written: “${words}”`,
    href: searchAddress({ text: `"${words}"`, version, near: undefined }),
  };
}

/** The words without the quotation marks of a search that found a phrase as it is written. */
export function wordsSearch(text: string, version: string): OtherSearch {
  const words = unquoted(text);
  return {
    label: `In any form and order: ${words}`,
    href: searchAddress({ text: words, version, near: undefined }),
  };
}

/** Without quotation marks. */
export const unquoted = (text: string): string => text.replaceAll(/["“”]/g, ' ').replaceAll(/\s+/g, ' ').trim();

/**
 * Wider searches than one that found nothing in any version: in another spelling, without its limits, and its words one
 * by one.
 * @param near in words, as in the address
 * @param instead a spelling that finds something
 */
export function otherSearches(
  text: string,
  version: string,
  near: number | undefined,
  instead?: string,
): OtherSearch[] {
  const words = [
    ...new Set(
      text
        .split(/[^\p{L}\p{N}'’-]+/u)
        .filter((word) => word.length >= leastWord && concordanceWordRule.safeParse(word).success),
    ),
  ];
  const plain = unquoted(text);
  if (instead !== undefined)
    return [{ label: `Did you mean ${instead}?`, href: searchAddress({ text: instead, version, near }) }];
  return [
    ...(near === undefined
      ? []
      : [{ label: 'Anywhere in a verse', href: searchAddress({ text, version, near: undefined }) }]),
    ...(plain === text.trim() || plain === ''
      ? []
      : [{ label: 'The words in any order', href: searchAddress({ text: plain, version, near: undefined }) }]),
    ...(words.length < 2 ? [] : words.slice(0, mostWords)).map((word) => ({
      label: `${word} in the concordance`,
      href: concordanceAddress(word),
    })),
  ];
}

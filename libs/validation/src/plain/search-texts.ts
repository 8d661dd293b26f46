import { trimmedRule } from './text-rule.ts';

const tooShortWord = 'Search term must be at least 2 characters';

/** A single English word typed into the concordance; the case is preserved. */
export const concordanceWordRule = trimmedRule(
  [(word) => word.length >= 2, tooShortWord],
  [(word) => word.length <= 100, 'Search term must be less than 100 characters'],
  [(word) => /^[a-z]+$/i.test(word), 'Please enter a single word without spaces or special characters'],
);

/** What may be typed into the search over verses: words, and "phrases" in quotation marks. */
export const searchTextRule = trimmedRule(
  [(text) => text.length >= 2, 'Search text must be at least 2 characters'],
  [(text) => text.length <= 200, 'Search text must be at most 200 characters'],
  [(text) => /\p{L}/u.test(text), 'Please enter a word'],
);

/** Verses of a search that are sent at most at a time. */
export const versesAtOnce = 200;

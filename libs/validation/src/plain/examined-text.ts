import { untrimmedRule } from './text-rule.ts';

/** The longest text that is examined. */
export const maxExaminedLength = 20_000;

/** A text to examine. It is not trimmed: offsets in the answer are those of the text as it was sent. */
export const examinedTextRule = untrimmedRule(
  [(text) => text.trim() !== '', 'Please paste a text to examine'],
  [(text) => text.length <= maxExaminedLength, 'The text can be at most 20,000 characters long'],
);

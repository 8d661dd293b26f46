/** A word of a text, as the concordance counts words, and where it stands. */
export interface WordInText {
  /** As written: 'LORD', "love's". */
  readonly text: string;
  /** Offsets in the text, the end exclusive: `text.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
}

/** Letters, held together by an apostrophe or a hyphen inside: "love's" and 'Beth-el' are one word each. */
const word = /\p{L}+(?:['’-]\p{L}+)*/gu;

/** The words of a text in order. */
export const wordsIn = (text: string): WordInText[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }));

/** What two spellings of one word share: "LOVE’S" and "love's" are the same word. */
export const foldWord = (text: string): string => text.toLowerCase().replaceAll('’', "'");

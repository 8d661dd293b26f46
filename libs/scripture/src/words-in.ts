/** A word in a text, as counted by the concordance, with its offsets. */
export interface WordInText {
  /** As written: 'LORD', "love's". */
  readonly text: string;
  /** Offsets in the text, the end exclusive: `text.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
}

/** Letters, optionally joined by apostrophes or hyphens: "love's" and 'Beth-el' are one word each. */
const word = /\p{L}+(?:['’-]\p{L}+)*/gu;

/** The words of a text, in order. */
export const wordsIn = (text: string): WordInText[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({ text: found, start: index, end: index + found.length }));

/**
 * Normalises case, apostrophes, joined letters and accents: "LOVE’S" and "love's" are one word, and so are 'Cæsar' and
 * 'Caesar', of which the King James Version has both, and 'corazón' and 'corazon', as people type it. Its length may
 * differ from the text's.
 */
export function foldWord(text: string): string {
  const folded = text.toLowerCase().replaceAll('’', "'").replaceAll('æ', 'ae').replaceAll('œ', 'oe');
  // Nearly every word is ASCII, and normalising is slower than looking.
  return /[^\p{ASCII}]/u.test(folded) ? folded.normalize('NFD').replaceAll(/\p{M}/gu, '') : folded;
}

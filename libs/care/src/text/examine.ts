import lookalikes from '../../data/words/lookalike-letters.json' with { type: 'json' };

/**
 * As much of each end of a text as is looked at: a person says what is wrong first or last, and the work stays
 * bounded.
 */
export const examinedEnd = 1750;

const marksAndFormats = /[\p{M}\p{Cf}\p{Cc}]/gu;
const apostrophes = /[’‘‛ʼʹ′`´＇]/gu;
const word = /\p{L}+/gu;
const latin: ReadonlyMap<string, string> = new Map(Object.entries(lookalikes.words));

/** "кms" with a Cyrillic letter is meant as a Latin word. A word without Latin letters is left as it is. */
const inLatin = (letters: string): string =>
  /[a-z]/.test(letters) ? Array.from(letters, (letter) => latin.get(letter) ?? letter).join('') : letters;

/**
 * The part of a text that is looked at, in plain lower-case letters: no accents, no invisible characters, one kind of
 * apostrophe.
 */
export function examine(text: string): string {
  const ends = text.length <= 2 * examinedEnd ? text : `${text.slice(0, examinedEnd)}\n\n${text.slice(-examinedEnd)}`;
  // Some single characters decompose into many, so it is cut once more.
  const plain = ends
    .normalize('NFKD')
    .slice(0, 3 * examinedEnd)
    .toLowerCase();
  return plain
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(marksAndFormats, '')
    .replaceAll(apostrophes, "'")
    .replaceAll(word, inLatin);
}

import type { BookOfEntries } from '../sword/verse-text.ts';

/** Puts right what one module has wrong. Gets and gives entries that are repaired. */
export type Correction = (book: BookOfEntries) => BookOfEntries;

const endOfBook = /<div [^>]*eID="[^"]*"[^>]*type="book"[^>]*\/>/;

/**
 * A book as an XML parser can read it, and only that book: what stands before chapter 1 introduces it, and what follows its end
 * is another one that the numbering has no place for (in the WEB: Greek Daniel in 'Hosea 0:0', a glossary after Revelation 22:21).
 */
export function repair({ book, entries }: BookOfEntries): BookOfEntries {
  const own = entries
    .filter((entry) => entry.chapter > 0)
    .map((entry) => ({ ...entry, text: repairMarkup(entry.text.split(endOfBook, 1)[0]!) }));
  return { book, entries: own };
}

/**
 * - USFM residue: the converter left some `\nd …\+nd*` where it should have written `divineName`, often only one end of it.
 * - Word tags: Strong's numbers are not shown in the text (those of WEB and RV1909 are guesses), and are nine tenths of the bytes.
 */
const repairMarkup = (osis: string): string =>
  osis
    .replace(/\\\+?nd\*/g, '</divineName>')
    .replace(/\\\+?nd /g, '<divineName>')
    .replace(/<w(?: [^>]*)?>|<\/w>/g, '');

import type { BookOfEntries } from '../sword/verse-text.ts';

/** Corrects a fault of one module. Takes and returns entries that `repair` has already processed. */
export type Correction = (book: BookOfEntries) => BookOfEntries;

const endOfBook = /<div [^>]*eID="[^"]*"[^>]*type="book"[^>]*\/>/;

/**
 * Makes a book readable for an XML parser and removes everything that is not part of it. Text before chapter 1 is an
 * introduction. Text after the end is another book that the numbering has no place for (in the WEB: Greek Daniel in
 * 'Hosea 0:0', a glossary after Revelation 22:21).
 */
export function repair({ book, entries }: BookOfEntries): BookOfEntries {
  const own = entries
    .filter((entry) => entry.chapter > 0)
    .map((entry) => ({ ...entry, text: repairMarkup(entry.text.split(endOfBook, 1)[0]!) }));
  return { book, entries: own };
}

/**
 * - USFM residue: the converter left some `\nd …\+nd*` where it should have written `divineName`, often only one end of it.
 * - Word tags: removed, because Strong's numbers are not shown in the text (those of WEB and RV1909 are guesses) and
 *   make up nine tenths of the bytes.
 */
const repairMarkup = (osis: string): string =>
  osis
    .replace(/\\\+?nd\*/g, '</divineName>')
    .replace(/\\\+?nd /g, '<divineName>')
    .replace(/<w(?: [^>]*)?>|<\/w>/g, '');

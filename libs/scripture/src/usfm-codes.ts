import { books, type BookId } from './canon.ts';

/** USFM book codes in canonical order. They are used in `data-sid`, by us and by API.Bible. */
const codes = (
  'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL AMO OBA JON MIC NAM ' +
  'HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV'
).split(' ');

const byBook = new Map<BookId, string>(books.map((book, index) => [book.id, codes[index]!]));

/** The USFM code of a book: 'JHN' for 'John'. */
export const usfmCode = (book: BookId): string => byBook.get(book)!;

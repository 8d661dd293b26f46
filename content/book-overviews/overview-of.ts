import type { Book, BookId } from '@berea/scripture';
import type { BookOverview } from '@berea/validation';
import { afterTheExile } from './after-the-exile.ts';
import { conquestToExile } from './conquest-to-exile.ts';
import { gospelsAndActs } from './gospels-and-acts.ts';
import { disputedLettersOfPaul } from './disputed-letters-of-paul.ts';
import { lettersOfPaul } from './letters-of-paul.ts';
import { lettersToAllAndRevelation } from './letters-to-all-and-revelation.ts';
import { majorProphets } from './major-prophets.ts';
import { minorProphetsAfterTheExile } from './minor-prophets-after-the-exile.ts';
import { minorProphetsBeforeTheExile } from './minor-prophets-before-the-exile.ts';
import { pentateuch } from './pentateuch.ts';
import { poetryAndWisdom } from './poetry-and-wisdom.ts';

/** Written by us. References in them are in the King James numbering; one without a book's name is to the book itself. */
const overviews: Record<BookId, BookOverview> = {
  ...pentateuch,
  ...conquestToExile,
  ...afterTheExile,
  ...poetryAndWisdom,
  ...majorProphets,
  ...minorProphetsBeforeTheExile,
  ...minorProphetsAfterTheExile,
  ...gospelsAndActs,
  ...lettersOfPaul,
  ...disputedLettersOfPaul,
  ...lettersToAllAndRevelation,
};

export const overviewOf = (book: Book): BookOverview => overviews[book.id];

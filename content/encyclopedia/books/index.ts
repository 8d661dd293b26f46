import type { BookCard } from '../../card.ts';
import { lawBooks } from './law.ts';
import { conquestToKings } from './history-conquest-to-kings.ts';
import { afterExile } from './history-after-exile.ts';
import { gospelsAndActsBooks } from './gospels-and-acts.ts';
import { lettersOfPaulBooks } from './letters-of-paul.ts';
import { wisdomAndPoetry } from './wisdom-and-poetry.ts';
import { majorProphets } from './major-prophets.ts';
import { shorterLettersOfPaulBooks } from './shorter-letters-of-paul.ts';
import { lettersToAllBooks } from './letters-to-all.ts';
import { theTwelve } from './the-twelve.ts';

/** Every shelf of this folder, in canonical order. */
export const bookCards: readonly BookCard[] = [
  ...lawBooks,
  ...conquestToKings,
  ...afterExile,
  ...wisdomAndPoetry,
  ...majorProphets,
  ...theTwelve,
  ...gospelsAndActsBooks,
  ...lettersOfPaulBooks,
  ...shorterLettersOfPaulBooks,
  ...lettersToAllBooks,
];

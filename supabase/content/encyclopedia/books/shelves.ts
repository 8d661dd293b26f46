import type { BookCard } from '../../card.ts';
import { lawBooks } from './law.ts';
import { conquestToKings } from './history-conquest-to-kings.ts';
import { afterExile } from './history-after-exile.ts';
import { gospelsAndActsBooks } from './gospels-and-acts.ts';

/** Every shelf of this folder, in canonical order. */
export const bookCards: readonly BookCard[] = [...lawBooks, ...conquestToKings, ...afterExile, ...gospelsAndActsBooks];

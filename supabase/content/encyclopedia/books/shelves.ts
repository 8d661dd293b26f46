import type { BookCard } from '../../card.ts';
import { lawBooks } from './law.ts';

/** Every shelf of this folder, in canonical order. */
export const bookCards: readonly BookCard[] = [...lawBooks];

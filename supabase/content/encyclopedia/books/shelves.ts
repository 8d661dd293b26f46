import type { BookCard } from '../../card.ts';

/** Every shelf of this folder, in canonical order. */
export const bookCards: readonly BookCard[] = [];

import type { EncyclopediaCard } from '../../card.ts';

/** Every shelf of this folder, in the order they are listed. */
export const theology: readonly EncyclopediaCard[] = [];

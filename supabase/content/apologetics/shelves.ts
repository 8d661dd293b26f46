import type { ApologeticsCard } from '../card.ts';

/** Every shelf of this folder. */
export const apologeticsCards: readonly ApologeticsCard[] = [];

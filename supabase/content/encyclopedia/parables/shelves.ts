import type { EncyclopediaCard } from '../../card.ts';
import { fieldsAndTrees } from './fields-and-trees.ts';
import { kingdomParables } from './kingdom-parables.ts';

/** Every shelf of this folder, in the order they are listed. */
export const parables: readonly EncyclopediaCard[] = [...fieldsAndTrees, ...kingdomParables];

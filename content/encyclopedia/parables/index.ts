import type { EncyclopediaCard } from '../../card.ts';
import { fieldsAndTrees } from './fields-and-trees.ts';
import { kingdomParables } from './kingdom-parables.ts';
import { lostAndForgiven } from './lost-and-forgiven.ts';
import { prayerAndTables } from './prayer-and-tables.ts';
import { wagesAndRiches } from './wages-and-riches.ts';
import { watching } from './watching.ts';

/** Every shelf of this folder, in the order they are listed. */
export const parables: readonly EncyclopediaCard[] = [
  ...fieldsAndTrees,
  ...kingdomParables,
  ...lostAndForgiven,
  ...prayerAndTables,
  ...wagesAndRiches,
  ...watching,
];

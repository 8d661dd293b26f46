import type { EncyclopediaCard } from '../../card.ts';
import { beginnings } from './beginnings.ts';
import { egyptAndWilderness } from './egypt-and-wilderness.ts';
import { jordanAndConquest } from './jordan-and-conquest.ts';
import { patriarchsLand } from './patriarchs-land.ts';

/** Every shelf of this folder, in the order they are listed. */
export const places: readonly EncyclopediaCard[] = [...beginnings, ...patriarchsLand, ...egyptAndWilderness, ...jordanAndConquest];

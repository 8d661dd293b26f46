import type { EncyclopediaCard } from '../../card.ts';
import { beginnings } from './beginnings.ts';
import { patriarchsLand } from './patriarchs-land.ts';

/** Every shelf of this folder, in the order they are listed. */
export const places: readonly EncyclopediaCard[] = [...beginnings, ...patriarchsLand];

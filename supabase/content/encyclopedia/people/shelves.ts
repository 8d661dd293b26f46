import type { EncyclopediaCard } from '../../card.ts';
import { firstFamilies } from './first-families.ts';
import { patriarchs } from './patriarchs.ts';

/** Every shelf of this folder, in the order they are listed. */
export const people: readonly EncyclopediaCard[] = [...firstFamilies, ...patriarchs];

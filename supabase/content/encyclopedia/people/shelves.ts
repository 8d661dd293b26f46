import type { EncyclopediaCard } from '../../card.ts';
import { exodusAndConquest } from './exodus-and-conquest.ts';
import { firstFamilies } from './first-families.ts';
import { judges } from './judges.ts';
import { patriarchs } from './patriarchs.ts';

/** Every shelf of this folder, in the order they are listed. */
export const people: readonly EncyclopediaCard[] = [...firstFamilies, ...patriarchs, ...exodusAndConquest, ...judges];

import type { EncyclopediaCard } from '../../card.ts';
import { beginnings } from './beginnings.ts';
import { bethlehemAndGalilee } from './bethlehem-and-galilee.ts';
import { egyptAndWilderness } from './egypt-and-wilderness.ts';
import { jerusalem } from './jerusalem.ts';
import { jordanAndConquest } from './jordan-and-conquest.ts';
import { journeysOfPaul } from './journeys-of-paul.ts';
import { kingdomsAndEmpires } from './kingdoms-and-empires.ts';
import { patriarchsLand } from './patriarchs-land.ts';

/** Every shelf of this folder, in the order they are listed. */
export const places: readonly EncyclopediaCard[] = [
  ...beginnings,
  ...patriarchsLand,
  ...egyptAndWilderness,
  ...jordanAndConquest,
  ...jerusalem,
  ...kingdomsAndEmpires,
  ...bethlehemAndGalilee,
  ...journeysOfPaul,
];

import type { EncyclopediaCard } from '../../card.ts';
import { apostlesAndCompanions } from './apostles-and-companions.ts';
import { aroundTheCross } from './around-the-cross.ts';
import { exodusAndConquest } from './exodus-and-conquest.ts';
import { firstFamilies } from './first-families.ts';
import { jesusAndHisFamily } from './jesus-and-his-family.ts';
import { judges } from './judges.ts';
import { kingdom } from './kingdom.ts';
import { kingsAndTheirProphets } from './kings-and-their-prophets.ts';
import { patriarchs } from './patriarchs.ts';
import { prophets } from './prophets.ts';
import { sufferersAndRestorers } from './sufferers-and-restorers.ts';
import { theTwelve } from './the-twelve.ts';

/** Every shelf of this folder, in the order they are listed. */
export const people: readonly EncyclopediaCard[] = [
  ...firstFamilies,
  ...patriarchs,
  ...exodusAndConquest,
  ...judges,
  ...kingdom,
  ...kingsAndTheirProphets,
  ...prophets,
  ...sufferersAndRestorers,
  ...jesusAndHisFamily,
  ...theTwelve,
  ...aroundTheCross,
  ...apostlesAndCompanions,
];

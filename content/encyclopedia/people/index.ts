import type { EncyclopediaCard } from '../../card.ts';
import { apostlesAndCompanions } from './apostles-and-companions.ts';
import { aroundJesus } from './around-jesus.ts';
import { aroundTheCross } from './around-the-cross.ts';
import { aroundTheKings } from './around-the-kings.ts';
import { aroundThePatriarchs } from './around-the-patriarchs.ts';
import { exodusAndConquest } from './exodus-and-conquest.ts';
import { firstChurches } from './first-churches.ts';
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
  ...aroundThePatriarchs,
  ...exodusAndConquest,
  ...judges,
  ...kingdom,
  ...kingsAndTheirProphets,
  ...aroundTheKings,
  ...prophets,
  ...sufferersAndRestorers,
  ...jesusAndHisFamily,
  ...theTwelve,
  ...aroundJesus,
  ...aroundTheCross,
  ...apostlesAndCompanions,
  ...firstChurches,
];

import type { StudyCard } from '../card.ts';
import { angerAndPeace } from './anger-and-peace.ts';
import { booksToLiveWith } from './books-to-live-with.ts';
import { character } from './character.ts';
import { faithUnderStrain } from './faith-under-strain.ts';
import { homeAndFriends } from './home-and-friends.ts';
import { hopeAndKingdom } from './hope-and-kingdom.ts';
import { loveAndTheCross } from './love-and-the-cross.ts';
import { moneyAndNeighbour } from './money-and-neighbour.ts';
import { prayerAndSpirit } from './prayer-and-spirit.ts';
import { purposeAndCalling } from './purpose-and-calling.ts';
import { sorrowAndWaiting } from './sorrow-and-waiting.ts';
import { troubledMind } from './troubled-mind.ts';

/** Every shelf of this folder. */
export const studyCards: readonly StudyCard[] = [
  ...angerAndPeace,
  ...booksToLiveWith,
  ...character,
  ...faithUnderStrain,
  ...homeAndFriends,
  ...hopeAndKingdom,
  ...loveAndTheCross,
  ...moneyAndNeighbour,
  ...prayerAndSpirit,
  ...purposeAndCalling,
  ...sorrowAndWaiting,
  ...troubledMind,
];

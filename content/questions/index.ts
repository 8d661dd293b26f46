import type { QuestionCard } from '../card.ts';
import { godAndHisCharacter } from './god-and-his-character.ts';
import { creationAndDailyLife } from './creation-and-daily-life.ts';
import { guidanceAndChurch } from './guidance-and-church.ts';
import { heartAndMind } from './heart-and-mind.ts';
import { heavenAndHell } from './heaven-and-hell.ts';
import { holySpiritCards } from './holy-spirit.ts';
import { jesusCards } from './jesus.ts';
import { oftenWondered } from './often-wondered.ts';
import { oneAnother } from './one-another.ts';
import { prayerCards } from './prayer.ts';
import { salvationCards } from './salvation.ts';
import { sinAndForgiveness } from './sin-and-forgiveness.ts';
import { sufferingAndDeath } from './suffering-and-death.ts';
import { theBible } from './the-bible.ts';
import { theEnd } from './the-end.ts';
import { theUnseen } from './the-unseen.ts';
import { marriageAndSex } from './marriage-and-sex.ts';
import { singlenessAndFamily } from './singleness-and-family.ts';
import { moneyAndWork } from './money-and-work.ts';
import { lifeAndSociety } from './life-and-society.ts';
import { conductAndCitizenship } from './conduct-and-citizenship.ts';
import { faithOfOthers } from './faith-of-others.ts';

/** Every shelf of this folder. */
export const questionCards: readonly QuestionCard[] = [
  ...godAndHisCharacter,
  ...jesusCards,
  ...sufferingAndDeath,
  ...salvationCards,
  ...sinAndForgiveness,
  ...heavenAndHell,
  ...theEnd,
  ...theBible,
  ...prayerCards,
  ...holySpiritCards,
  ...theUnseen,
  ...marriageAndSex,
  ...singlenessAndFamily,
  ...moneyAndWork,
  ...lifeAndSociety,
  ...heartAndMind,
  ...oneAnother,
  ...conductAndCitizenship,
  ...guidanceAndChurch,
  ...creationAndDailyLife,
  ...faithOfOthers,
  ...oftenWondered,
];

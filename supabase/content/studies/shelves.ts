import type { StudyCard } from '../card.ts';
import { angerAndPeace } from './anger-and-peace.ts';
import { faithUnderStrain } from './faith-under-strain.ts';
import { loveAndTheCross } from './love-and-the-cross.ts';
import { purposeAndCalling } from './purpose-and-calling.ts';
import { sorrowAndWaiting } from './sorrow-and-waiting.ts';
import { troubledMind } from './troubled-mind.ts';

/** Every shelf of this folder. */
export const studyCards: readonly StudyCard[] = [...angerAndPeace, ...faithUnderStrain, ...loveAndTheCross, ...purposeAndCalling, ...sorrowAndWaiting, ...troubledMind];

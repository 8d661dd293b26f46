import type { StudyCard } from '../card.ts';
import { faithUnderStrain } from './faith-under-strain.ts';
import { purposeAndCalling } from './purpose-and-calling.ts';
import { sorrowAndWaiting } from './sorrow-and-waiting.ts';
import { troubledMind } from './troubled-mind.ts';

/** Every shelf of this folder. */
export const studyCards: readonly StudyCard[] = [...faithUnderStrain, ...purposeAndCalling, ...sorrowAndWaiting, ...troubledMind];

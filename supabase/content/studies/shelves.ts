import type { StudyCard } from '../card.ts';

/** Every shelf of this folder. */
export const studyCards: readonly StudyCard[] = [];

import type { QuestionCard } from '../card.ts';

/** Every shelf of this folder. */
export const questionCards: readonly QuestionCard[] = [];

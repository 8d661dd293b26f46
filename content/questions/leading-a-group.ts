import type { QuestionCard } from '../card.ts';

export const leadingAGroup: readonly QuestionCard[] = [];

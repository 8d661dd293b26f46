import type { QuestionCard } from '../card.ts';

export const youngAndAsking: readonly QuestionCard[] = [];

import type { QuestionCard } from '../card.ts';

export const relativesAndLove: readonly QuestionCard[] = [];

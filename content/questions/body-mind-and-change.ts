import type { QuestionCard } from '../card.ts';

export const bodyMindAndChange: readonly QuestionCard[] = [];

import type { QuestionCard } from '../card.ts';

export const newToAllThis: readonly QuestionCard[] = [];

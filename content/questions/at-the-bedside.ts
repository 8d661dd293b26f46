import type { QuestionCard } from '../card.ts';

export const atTheBedside: readonly QuestionCard[] = [];

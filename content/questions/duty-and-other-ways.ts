import type { QuestionCard } from '../card.ts';

export const dutyAndOtherWays: readonly QuestionCard[] = [];

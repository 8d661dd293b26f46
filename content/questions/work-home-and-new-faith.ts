import type { QuestionCard } from '../card.ts';

export const workHomeAndNewFaith: readonly QuestionCard[] = [];

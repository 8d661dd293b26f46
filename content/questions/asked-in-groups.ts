import type { QuestionCard } from '../card.ts';

export const askedInGroups: readonly QuestionCard[] = [];

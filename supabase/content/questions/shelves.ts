import type { QuestionCard } from '../card.ts';
import { godAndHisCharacter } from './god-and-his-character.ts';

/** Every shelf of this folder. */
export const questionCards: readonly QuestionCard[] = [
  ...godAndHisCharacter,
];

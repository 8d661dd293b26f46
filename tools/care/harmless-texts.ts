import { apologeticsCards } from '@berea/content/apologetics';
import { people } from '@berea/content/encyclopedia';
import { questionCards } from '@berea/content/questions';
import { studyCards } from '@berea/content/studies';

/** What people are expected to type: the questions, objections, topics and names of our cards, with their aliases. */
export function harmlessTexts(): string[] {
  return [
    ...questionCards.flatMap(({ question, aliases }) => [question, ...aliases]),
    ...apologeticsCards.flatMap(({ title, aliases }) => [title, ...aliases]),
    ...studyCards.flatMap(({ topic, title, aliases }) => [topic, title, ...aliases]),
    ...people.flatMap(({ title, aliases }) => [title, ...aliases]),
  ];
}

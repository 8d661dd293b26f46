import { apologeticsCards } from '@berea/supabase/content/apologetics';
import { people } from '@berea/supabase/content/people';
import { questionCards } from '@berea/supabase/content/questions';
import { studyCards } from '@berea/supabase/content/studies';

/** What people are expected to type: the questions, objections, topics and names of our cards, with their aliases. */
export function harmlessTexts(): string[] {
  return [
    ...questionCards.flatMap(({ question, aliases }) => [question, ...aliases]),
    ...apologeticsCards.flatMap(({ title, aliases }) => [title, ...aliases]),
    ...studyCards.flatMap(({ topic, title, aliases }) => [topic, title, ...aliases]),
    ...people.flatMap(({ title, aliases }) => [title, ...aliases]),
  ];
}

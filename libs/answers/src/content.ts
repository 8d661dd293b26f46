import { books } from '@berea/scripture';
import { encyclopediaCategoryIds, type EncyclopediaCategory } from '@berea/validation';
import { apologeticsCards } from '@berea/content/apologetics';
import type { ApologeticsCard, BookCard, EncyclopediaCard, QuestionCard, StudyCard } from '@berea/content/card';
import { bookCards, miracles, parables, people, places, theology } from '@berea/content/encyclopedia';
import { questionCards } from '@berea/content/questions';
import { studyCards } from '@berea/content/studies';

/** The hand-written cards that the functions answer from. */
export interface Content {
  readonly encyclopedia: Readonly<Record<Exclude<EncyclopediaCategory, 'books'>, readonly EncyclopediaCard[]>>;
  readonly books: readonly BookCard[];
  readonly questions: readonly QuestionCard[];
  readonly apologetics: readonly ApologeticsCard[];
  readonly studies: readonly StudyCard[];
}

/** The content of `content`. */
export const ourContent: Content = {
  encyclopedia: { people, places, theology, parables, miracles },
  books: bookCards,
  questions: questionCards,
  apologetics: apologeticsCards,
  studies: studyCards,
};

/**
 * The titles of a category in display order: books in canonical order, parables and miracles in the order of their
 * content folders, others alphabetically.
 */
export function titlesIn({ encyclopedia }: Content, category: EncyclopediaCategory): string[] {
  if (category === 'books') return books.map(({ name }) => name);
  const titles = encyclopedia[category].map(({ title }) => title);
  return category === 'parables' || category === 'miracles' ? titles : titles.toSorted(byListedName);
}

/** The titles of every entry, in all categories. */
export const entryTitles = (content: Content): string[] =>
  encyclopediaCategoryIds.flatMap((category) => titlesIn(content, category));

const listedName = (title: string): string => title.replace(/^The /, '');
const byListedName = (a: string, b: string): number => listedName(a).localeCompare(listedName(b), 'en');

import { books } from '@berea/scripture';
import type { EncyclopediaCategory } from '@berea/validation';
import { apologeticsCards } from '../../../content/apologetics/index.ts';
import type { ApologeticsCard, BookCard, EncyclopediaCard, QuestionCard, StudyCard } from '../../../content/card.ts';
import { bookCards } from '../../../content/encyclopedia/books/index.ts';
import { miracles } from '../../../content/encyclopedia/miracles/index.ts';
import { parables } from '../../../content/encyclopedia/parables/index.ts';
import { people } from '../../../content/encyclopedia/people/index.ts';
import { places } from '../../../content/encyclopedia/places/index.ts';
import { theology } from '../../../content/encyclopedia/theology/index.ts';
import { questionCards } from '../../../content/questions/index.ts';
import { studyCards } from '../../../content/studies/index.ts';

/** The hand-written cards that the functions answer from. */
export interface Content {
  readonly encyclopedia: Readonly<Record<Exclude<EncyclopediaCategory, 'books'>, readonly EncyclopediaCard[]>>;
  readonly books: readonly BookCard[];
  readonly questions: readonly QuestionCard[];
  readonly apologetics: readonly ApologeticsCard[];
  readonly studies: readonly StudyCard[];
}

/** The content of `supabase/content`. */
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

const listedName = (title: string): string => title.replace(/^The /, '');
const byListedName = (a: string, b: string): number => listedName(a).localeCompare(listedName(b), 'en');

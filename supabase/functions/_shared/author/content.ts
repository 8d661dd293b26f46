import { books } from '@berea/scripture';
import type { EncyclopediaCategory } from '@berea/validation';
import { apologeticsCards } from '../../../content/apologetics/shelves.ts';
import type { ApologeticsCard, BookCard, EncyclopediaCard, QuestionCard, StudyCard } from '../../../content/card.ts';
import { bookCards } from '../../../content/encyclopedia/books/shelves.ts';
import { miracles } from '../../../content/encyclopedia/miracles/shelves.ts';
import { parables } from '../../../content/encyclopedia/parables/shelves.ts';
import { people } from '../../../content/encyclopedia/people/shelves.ts';
import { places } from '../../../content/encyclopedia/places/shelves.ts';
import { theology } from '../../../content/encyclopedia/theology/shelves.ts';
import { questionCards } from '../../../content/questions/shelves.ts';
import { studyCards } from '../../../content/studies/shelves.ts';

/** The cards that the functions answer from. */
export interface Content {
  readonly encyclopedia: Readonly<Record<Exclude<EncyclopediaCategory, 'books'>, readonly EncyclopediaCard[]>>;
  readonly books: readonly BookCard[];
  readonly questions: readonly QuestionCard[];
  readonly apologetics: readonly ApologeticsCard[];
  readonly studies: readonly StudyCard[];
}

/** What stands in `supabase/content`. */
export const ourContent: Content = {
  encyclopedia: { people, places, theology, parables, miracles },
  books: bookCards,
  questions: questionCards,
  apologetics: apologeticsCards,
  studies: studyCards,
};

/** The names of a category's entries as they are listed: books as in the canon, parables and miracles as on their shelves, others by name. */
export function titlesIn({ encyclopedia }: Content, category: EncyclopediaCategory): string[] {
  if (category === 'books') return books.map(({ name }) => name);
  const titles = encyclopedia[category].map(({ title }) => title);
  return category === 'parables' || category === 'miracles' ? titles : titles.toSorted(byListedName);
}

const listedName = (title: string): string => title.replace(/^The /, '');
const byListedName = (a: string, b: string): number => listedName(a).localeCompare(listedName(b), 'en');

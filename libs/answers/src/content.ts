import { books } from '@berea/scripture';
import type { EncyclopediaCategory } from '@berea/validation';
import { derived, ours } from '@berea/content';
import type { ApologeticsCard, BookCard, EncyclopediaCard, QuestionCard, StudyCard } from '@berea/content/card';

/** The hand-written cards that the functions answer from. */
export interface Content {
  readonly encyclopedia: Readonly<Record<Exclude<EncyclopediaCategory, 'books'>, readonly EncyclopediaCard[]>>;
  readonly books: readonly BookCard[];
  readonly questions: readonly QuestionCard[];
  readonly apologetics: readonly ApologeticsCard[];
  readonly studies: readonly StudyCard[];
}

/** Our entries by category. */
export const ourEntries = (): Content['encyclopedia'] => ({
  people: ours('people'),
  places: ours('places'),
  theology: ours('theology'),
  parables: ours('parables'),
  miracles: ours('miracles'),
});

/** Our cards. */
export const ourContent = derived((): Content => ({
  encyclopedia: ourEntries(),
  books: ours('books'),
  questions: ours('questions'),
  apologetics: ours('apologetics'),
  studies: ours('studies'),
}));

/**
 * The titles of a category in display order: books in canonical order, parables and miracles in the order of their
 * `order.txt`, others alphabetically.
 */
export function titlesIn({ encyclopedia }: Pick<Content, 'encyclopedia'>, category: EncyclopediaCategory): string[] {
  if (category === 'books') return books.map(({ name }) => name);
  const titles = encyclopedia[category].map(({ title }) => title);
  return category === 'parables' || category === 'miracles' ? titles : titles.toSorted(byListedName);
}

const listedName = (title: string): string => title.replace(/^The /, '');
const byListedName = (a: string, b: string): number => listedName(a).localeCompare(listedName(b), 'en');

import { books, versesIn } from '@berea/scripture';
import type { Fact } from '../schema/fact.ts';

/** How many chapters each book has, from the canon; the reference is the book's last verse. */
export const bookChapters: readonly Fact[] = books.map(({ id, name, chapters }) => ({
  id: `facts/${name.toLowerCase().replaceAll(' ', '-')}-chapters`,
  subject: name,
  relation: 'chapters',
  answer: [String(chapters)],
  sentence: `${name} has ${chapters === 1 ? '1 chapter' : `${chapters} chapters`}.`,
  references: [`${name} ${chapters}:${versesIn(id, chapters)}`],
  card: name,
}));

import { books } from '@berea/scripture';
import type { Namesake } from '@berea/validation';
import type { Content } from './content.ts';

interface Named {
  readonly title: string;
  readonly kind: 'book' | 'person';
  readonly names: readonly string[];
}

/** 'Ruth' of 'Ruth the Moabite', 'Esther' of 'Queen Esther', 'John' and 'Mark' of 'John Mark'. */
const namesOf = (title: string): string[] =>
  title
    .replace(/^Queen /, '')
    .replace(/(?:,| the| of| Son of) .*/, '')
    .split(/ and | /);

/** 'Nehemiah, the book' beside 'Nehemiah the Governor', which says itself who that is. */
const labelOf = ({ title, kind }: Named, asked: Named): string =>
  kind === asked.kind || (kind === 'person' && title.includes(' ')) ? title : `${title}, the ${kind}`;

/**
 * Creates a lookup of what else has the name of an entry: the people of a book's name, and for a person the other people
 * and the books.
 */
export function namesakes({ encyclopedia }: Content): (title: string) => Namesake[] {
  const all: readonly Named[] = [
    ...encyclopedia.people.map(({ title }): Named => ({ title, kind: 'person', names: namesOf(title) })),
    ...books.map(({ name }): Named => ({ title: name, kind: 'book', names: [name.replace(/^\d /, '')] })),
  ];
  return (title) => {
    const asked = all.find((each) => each.title === title);
    return all
      .filter((each) => asked && each !== asked && (each.kind === 'person' || asked.kind === 'person'))
      .filter(({ names }) => names.some((name) => asked!.names.includes(name)))
      .map((each) => ({ title: each.title, label: labelOf(each, asked!) }));
  };
}

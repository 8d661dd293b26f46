import { books, versesIn } from '@berea/scripture';
import { expect, it } from 'vitest';
import { readContent } from '../read-content.ts';

const { facts, relations, otherNames } = readContent(['facts', 'relations', 'otherNames']);
const subjects = new Set(facts.map(({ subject }) => subject));

it('have an answer exactly where the Bible tells one', () => {
  expect(facts.filter(({ answer, notTold }) => (answer.length === 0) !== (notTold === true))).toEqual([]);
});

it('use every relation', () => {
  const used = new Set(facts.map(({ relation }) => relation));
  expect(Object.keys(relations).filter((relation) => !used.has(relation))).toEqual([]);
});

it('have other names only for subjects that there are, each of one subject', () => {
  expect(Object.keys(otherNames).filter((name) => !subjects.has(name))).toEqual([]);
  const names = [...Object.values(otherNames).flat(), ...Array.from(subjects, (subject) => subject.toLowerCase())];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('count the canon rightly', () => {
  const sentenceOn = (subject: string) => facts.find((fact) => fact.subject === subject)!.sentence.replaceAll(',', '');
  const old = books.filter(({ testament }) => testament === 'old');
  const chapters = (some: typeof books) => some.reduce((sum, book) => sum + book.chapters, 0);
  const verses = books.flatMap(({ id, chapters: last }) =>
    Array.from({ length: last }, (_, index) => versesIn(id, index + 1)!),
  );
  expect(sentenceOn('books in the Bible').match(/\d+/g)!.map(Number)).toEqual([
    books.length,
    old.length,
    books.length - old.length,
  ]);
  expect(sentenceOn('chapters in the Bible').match(/\d+/g)!.map(Number)).toEqual([
    chapters(books),
    chapters(old),
    chapters(books) - chapters(old),
  ]);
  expect(sentenceOn('verses in the Bible')).toContain(String(verses.reduce((sum, count) => sum + count, 0)));
  expect(sentenceOn('the longest chapter in the Bible')).toContain(String(Math.max(...verses)));
});

import { expect, it } from 'vitest';
import { personOfBookName } from './person-of-book-name.ts';

const people = [
  'Nehemiah the Governor',
  'Queen Esther',
  'John the Baptist',
  'John the Apostle',
  'John Mark',
  'James, Brother of Jesus',
  'Joelle',
];

it.each([
  ['Nehemiah', 'Nehemiah the Governor'],
  [' nehemiah ', 'Nehemiah the Governor'],
  ['Esther', 'Queen Esther'],
  ['James', 'James, Brother of Jesus'],
  ['John', undefined],
  ['Mark', undefined],
  ['Joel', undefined],
  ['Goliath', undefined],
])('%s is %s', (name, person) => {
  expect(personOfBookName(name, people)).toBe(person);
});

it('is nobody else where an entry on a person has just that name', () => {
  expect(personOfBookName('Nehemiah', ['Nehemiah', 'Nehemiah the Governor'])).toBeUndefined();
});

import { bookById } from '@berea/scripture';
import { expect, it } from 'vitest';
import { searchAddress, searchFrom, wordsOf } from './address.ts';

const from = (query: string) => searchFrom(new URLSearchParams(query));

it('a search is read from its address, and what is unknown there is left out', () => {
  expect(from('q=living+water&version=eng-web&near=5&book=john')).toEqual({
    text: 'living water',
    version: 'eng-web',
    near: 5,
    filter: { book: bookById('John'), testament: 'new' },
  });
  expect(from('version=vulgate&near=4&book=tobit&testament=new')).toEqual({
    text: '',
    version: undefined,
    near: undefined,
    filter: { testament: 'new' },
  });
});

it('only what can be looked for is looked for', () => {
  expect(wordsOf(from('q=+water+'))).toBe('water');
  expect(wordsOf(from('q=a'))).toBeUndefined();
  expect(wordsOf(from('q=316'))).toBeUndefined();
});

it('the address of a search is read as that search', () => {
  const search = { text: '"fear not" & hope', version: 'eng-web', near: 10 };
  const address = searchAddress(search, '?book=1-john');
  expect(address).toMatch(/^\/search\?q=/);
  expect(from(address.slice('/search?'.length))).toEqual({
    ...search,
    filter: { book: bookById('1John'), testament: 'new' },
  });
  expect(searchAddress({ text: 'hope', version: undefined, near: undefined })).toBe('/search?q=hope');
});

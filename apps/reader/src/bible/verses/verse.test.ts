import { bookById, versionById } from '@berea/scripture';
import { expect, it } from 'vitest';
import { quotation, verseLink } from './verse.ts';

const verses = (numbers: readonly number[]) => ({
  place: { book: bookById('John')!, chapter: 3 },
  number: numbers[0]!,
  numbers,
  highlighted: [],
  note: undefined,
});
const link = (numbers: readonly number[], version = '06125adad2d5898a-01') =>
  verseLink(verses(numbers), versionById(version)!, 'https://berea.example');

it('a copy is cited in the language of its version', () => {
  expect(quotation(verses([16, 17]), 'Porque de tal manera', versionById('spa-rv1909')!)).toBe(
    'Porque de tal manera\n— Juan 3:16-17 (RV1909)',
  );
  expect(quotation(verses([16, 17]), 'For God so loved', versionById('eng-web')!)).toBe(
    'For God so loved\n— John 3:16-17 (WEB)',
  );
});

it('shares a verse, and several from the first to the last', () => {
  expect(link([16])).toBe('https://berea.example/bible/john/3/16');
  expect(link([16, 17, 18])).toBe('https://berea.example/bible/john/3/16-18');
  expect(link([16, 18])).toBe('https://berea.example/bible/john/3/16-18');
});

it('names the version, unless everybody reads it at an address without one', () => {
  expect(link([16, 17], 'eng-web')).toBe('https://berea.example/bible/john/3/16-17?version=eng-web');
});

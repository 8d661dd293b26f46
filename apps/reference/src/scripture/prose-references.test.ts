import { expect, it } from 'vitest';
import { proseStretches } from './prose-references.ts';

const references = (prose: string): string[] =>
  proseStretches(prose).flatMap(({ reference }) => reference?.written ?? []);

it.each([
  ['He says so (John 3:16).', ['John 3:16']],
  ['Genesis 12:10-20; Genesis 20:1-18', ['Genesis 12:10-20', 'Genesis 20:1-18']],
  ['as 1 Corinthians 15:42-49 and Song of Solomon 2:1 have it', ['1 Corinthians 15:42-49', 'Song of Solomon 2:1']],
  ['no such place: Revelation 20:22, Hezekiah 3:16, John 3:16:18, at 12:30', []],
  ['', []],
])('finds the existing references in "%s" and loses no text', (prose, expected) => {
  expect(references(prose)).toEqual(expected);
  expect(
    proseStretches(prose)
      .map(({ words }) => words)
      .join(''),
  ).toBe(prose);
});

it('keeps a reference and its adjacent punctuation together', () => {
  expect(proseStretches('so (John 3:16). And')).toEqual([
    { words: 'so ' },
    { words: '(John 3:16).', reference: { before: '(', written: 'John 3:16', after: ').' } },
    { words: ' And' },
  ]);
});

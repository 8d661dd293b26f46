import { expect, it } from 'vitest';
import { proseSegments } from './prose-segments.ts';

const references = (prose: string): string[] =>
  proseSegments(prose).flatMap(({ reference }) => reference?.written ?? []);

it.each([
  ['He says so (John 3:16).', ['John 3:16']],
  ['Genesis 12:10-20; Genesis 20:1-18', ['Genesis 12:10-20', 'Genesis 20:1-18']],
  ['as 1 Corinthians 15:42-49 and Song of Solomon 2:1 have it', ['1 Corinthians 15:42-49', 'Song of Solomon 2:1']],
  ['from Isaiah 52:13-53:12 on (1 Peter 2:18-3:6)', ['Isaiah 52:13-53:12', '1 Peter 2:18-3:6']],
  ['Jude 5 and Philemon 1:8-10, but not the chapters Jude 1 and Romans 8', ['Jude 5', 'Philemon 1:8-10']],
  ['no such place: Revelation 20:22, Hezekiah 3:16, at 12:30', []],
  ['', []],
])('finds the existing references in "%s" and loses no text', (prose, expected) => {
  expect(references(prose)).toEqual(expected);
  expect(
    proseSegments(prose)
      .map(({ words }) => words)
      .join(''),
  ).toBe(prose);
});

it('keeps a reference and its adjacent punctuation together', () => {
  expect(proseSegments('so (John 3:16). And')).toEqual([
    { words: 'so ' },
    { words: '(John 3:16).', reference: { before: '(', written: 'John 3:16', after: ').' } },
    { words: ' And' },
  ]);
});

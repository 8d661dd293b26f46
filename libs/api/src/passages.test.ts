import { versions } from '@berea/scripture';
import { expect, it } from 'vitest';
import { quotations, versesOf } from './passages.ts';

it.each([
  ['John 3:16', ['John 3:16']],
  ['John 3:16-18', ['John 3:16', 'John 3:17', 'John 3:18']],
  ['Psalms 117', ['Psalms 117:1', 'Psalms 117:2']],
  ['John 3:35-4:2', ['John 3:35', 'John 3:36', 'John 4:1', 'John 4:2']],
  ['Jude 5', ['Jude 1:5']],
  ['nowhere', []],
])('the verses of %s are %j', (reference, verses) => {
  expect(versesOf(reference)).toEqual(verses);
});

it('of a long passage the first two hundred are shown', () => {
  const verses = versesOf('Genesis 1-50');
  expect([verses.length, verses[0], verses[31]]).toEqual([200, 'Genesis 1:1', 'Genesis 2:1']);
});

it('several verses in one line have their numbers, one has none', () => {
  const verses = [
    { id: 'John 11:35', number: 35, text: 'Jesus wept.' },
    { id: 'John 11:36', number: 36, text: 'Then said the Jews' },
  ];
  const of = { versions: [versions[0]!] };
  expect(quotations(() => ({ verses, ...of }))('John 11:35-36')?.text).toBe('35 Jesus wept. 36 Then said the Jews');
  expect(quotations(() => ({ verses: verses.slice(0, 1), ...of }))('John 11:35')).toEqual({
    text: 'Jesus wept.',
    version: versions[0]!.abbreviation,
    language: versions[0]!.language,
  });
  expect(quotations(() => undefined)('John 11:35')).toBeUndefined();
});

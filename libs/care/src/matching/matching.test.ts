import { expect, test } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { readPattern } from './notation.ts';
import { Pattern } from './pattern.ts';
import { Reading, sentenceEnd } from './reading.ts';

const lexicon = new Lexicon({ close: ['my (friend|dear friend)'], hit: ['hit', 'hits'], lately: ['(just|often)?'] });
const stands = (pattern: string, text: string): boolean =>
  new Pattern(lexicon, [pattern]).isIn(new Reading(lexicon, text.replaceAll('.', ` ${sentenceEnd} `).split(' ')));

test.each([
  ['{close} {hit} me', 'my dear friend hits me', true],
  ['{close} {hit} me', 'the friend hits me', false],
  ['i {lately} {hit}', 'i hit', true],
  ['i {lately} {hit}', 'i often hit', true],
  ['abus* (me|us)', 'they abused us', true],
  ['want .. die', 'want so to die', true],
  ['want .. die', 'want so much to die', false],
  ['want ... die', 'want so much to die', true],
  ['want .. die', 'want not die', false],
  ['want ~ die', 'want not to die', true],
  ['want ~ die', 'i want.they die', false],
  ['^ suicidal $', 'suicidal', true],
  ['^ suicidal $', 'hello.suicidal', true],
  ['^ suicidal $', 'he is suicidal', false],
  ['hurt (him|my) (own)? dog', 'hurt my dog', true],
])('%s in "%s": %s', (pattern, text, expected) => {
  expect(stands(pattern, text)).toBe(expected);
});

test.each(['a (b', 'a b)', 'a | | b', 'kids? hit', '?', 'a+', '{Close}'])('"%s" is no pattern', (pattern) => {
  expect(() => readPattern([pattern])).toThrow();
});

test('a set that is not there is a mistake', () => {
  expect(() => new Pattern(lexicon, ['{nobody} hits'])).toThrow('{nobody}');
});

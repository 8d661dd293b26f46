import { expect, it } from 'vitest';
import { entryText, grammarText, withoutChantMarks } from './dictionary-text.ts';

it('replaces ":--" before the King James renderings with a dash', () => {
  expect(entryText('to love (in a social or moral sense):--(be-)love(-ed). Compare G5368.')).toBe(
    'to love (in a social or moral sense) — (be-)love(-ed). Compare G5368.',
  );
});

it('joins grammar values in order', () => {
  expect(
    grammarText([
      { type: 'part of speech', value: 'verb' },
      { type: 'tense', value: 'perfect' },
      { type: 'person', value: 'third person singular' },
    ]),
  ).toBe('verb, perfect, third person singular');
});

it('joins grammar values without a type', () => {
  expect(
    grammarText([
      { type: undefined, value: 'verb' },
      { type: undefined, value: 'perfect' },
    ]),
  ).toBe('verb, perfect');
});

it('separates the grammar of several words with a semicolon', () => {
  const article = { type: 'part of speech', value: 'definite article' };
  const noun = { type: 'part of speech', value: 'noun' };
  expect(
    grammarText([article, { type: 'number', value: 'singular' }, noun, { type: 'number', value: 'singular' }]),
  ).toBe('definite article, singular; noun, singular');
});

it('removes cantillation marks and keeps letters and vowel points', () => {
  expect(withoutChantMarks('\u05D1\u05BC\u05B0\u05E8\u05B5\u05D0\u05E9\u05C1\u05B4\u0596\u05D9\u05EA')).toBe(
    '\u05D1\u05BC\u05B0\u05E8\u05B5\u05D0\u05E9\u05C1\u05B4\u05D9\u05EA',
  );
  expect(withoutChantMarks('ἠγάπησεν')).toBe('ἠγάπησεν');
});

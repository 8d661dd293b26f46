import { expect, it } from 'vitest';
import { entryText, grammarText } from './dictionary-text.ts';

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

it('separates the grammar of several words with a semicolon', () => {
  const article = { type: 'part of speech', value: 'definite article' };
  const noun = { type: 'part of speech', value: 'noun' };
  expect(
    grammarText([article, { type: 'number', value: 'singular' }, noun, { type: 'number', value: 'singular' }]),
  ).toBe('definite article, singular; noun, singular');
});

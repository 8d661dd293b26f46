import { expect, it } from 'vitest';
import { entryText, grammarText } from './dictionary-text.ts';

it('the English of the King James Version stands after a dash', () => {
  expect(entryText('to love (in a social or moral sense):--(be-)love(-ed). Compare G5368.')).toBe(
    'to love (in a social or moral sense) — (be-)love(-ed). Compare G5368.',
  );
});

it('grammar is read out in its order', () => {
  expect(
    grammarText([
      { type: 'part of speech', value: 'verb' },
      { type: 'tense', value: 'perfect' },
      { type: 'person', value: 'third person singular' },
    ]),
  ).toBe('verb, perfect, third person singular');
});

it('the grammar of each word of several begins anew', () => {
  const article = { type: 'part of speech', value: 'definite article' };
  const noun = { type: 'part of speech', value: 'noun' };
  expect(
    grammarText([article, { type: 'number', value: 'singular' }, noun, { type: 'number', value: 'singular' }]),
  ).toBe('definite article, singular; noun, singular');
});

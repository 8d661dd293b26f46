import type { ReceivedWord } from '@berea/validation';
import { expect, it } from 'vitest';
import { rootFirst } from './root-first.ts';

const speech = (value: string) => ({ type: 'part of speech', value });
const nominative = { type: 'case', value: 'nominative' };
const god: ReceivedWord = {
  type: 'word',
  text: 'God',
  lemma: 'ὁ θεός',
  transliteration: 'ho theós',
  strong: ['G3588', 'G2316'],
  gloss: 'ὁ: the\nθεός: a deity',
  grammar: [speech('definite article'), nominative, speech('noun'), nominative],
};

it('puts a noun before its article, and names it alone', () => {
  expect(rootFirst(god)).toEqual({
    ...god,
    lemma: 'θεός',
    transliteration: 'theós',
    strong: ['G2316', 'G3588'],
    gloss: 'θεός: a deity\nὁ: the',
    grammar: [speech('noun'), nominative, speech('definite article'), nominative],
  });
});

it('leaves as it is what does not say which part is whose', () => {
  expect(rootFirst({ ...god, gloss: 'the deity', grammar: [speech('noun')] })).toMatchObject({
    gloss: 'the deity',
    grammar: [speech('noun')],
  });
});

it.each(['G3588', ['G25', 'G846'], undefined])('changes nothing of the numbers %s', (strong) => {
  const word = { ...god, strong };
  expect(rootFirst(word)).toBe(word);
});

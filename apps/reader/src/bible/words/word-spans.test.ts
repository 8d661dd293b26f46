import type { ReceivedWord } from '@berea/validation';
import { describe, expect, it } from 'vitest';
import { spanOfEachWord, wordSpansOf, rootTitle, wordsMarked } from './word-spans.ts';

const content = [
  {
    type: 'verse',
    items: [
      { type: 'word', text: 'For', strong: 'G1063' },
      { type: 'text', text: ' ' },
      { type: 'divine name', items: [{ type: 'word', text: 'God', strong: ['G3588', 'G2316'] }] },
      { type: 'text', text: ' the ', added: true },
      { type: 'word', text: 'God so loved', strong: 'G2316' },
      { type: 'text', text: '.' },
    ],
  },
];

describe('the pieces of a verse', () => {
  it('are its text in order, at any depth', () => {
    expect(
      wordSpansOf(content)
        .map(({ text }) => text)
        .join(''),
    ).toBe('For God the God so loved.');
  });

  it('are found by the number of a word', () => {
    const texts = spanOfEachWord(wordSpansOf(content)).map(({ text }) => text.trim());
    expect(texts).toEqual(['For', 'God', 'the', 'God so loved', 'God so loved', 'God so loved']);
  });

  it('are found by what is marked in the text', () => {
    expect(
      wordsMarked('For God the God so loved.', [
        [4, 7],
        [12, 24],
      ]),
    ).toEqual([1, 3, 4, 5]);
    expect(wordsMarked('For God', [])).toEqual([]);
  });
});

it('a word is named by its dictionary form and its number, or by the number where it is not clear which form', () => {
  const word: ReceivedWord = { type: 'word', text: 'grace', grammar: [] };
  expect(rootTitle({ ...word, strong: 'G5485', lemma: 'χάρις' })).toBe('χάρις (G5485)');
  expect(rootTitle({ ...word, strong: ['G3588', 'G5485'], lemma: 'ὁ χάρις' })).toBe('χάρις (G5485)');
  expect(rootTitle({ ...word, strong: ['G3588', 'G5485'], lemma: 'χάρις' })).toBe('G5485');
  expect(rootTitle(word)).toBeUndefined();
});

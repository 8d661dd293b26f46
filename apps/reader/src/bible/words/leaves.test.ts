import { describe, expect, it } from 'vitest';
import { leafOfEachWord, leavesOf, wordsWith } from './leaves.ts';

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
      leavesOf(content)
        .map(({ text }) => text)
        .join(''),
    ).toBe('For God the God so loved.');
  });

  it('are found by the number of a word', () => {
    const texts = leafOfEachWord(leavesOf(content)).map(({ text }) => text.trim());
    expect(texts).toEqual(['For', 'God', 'the', 'God so loved', 'God so loved', 'God so loved']);
  });

  it('are found by the word of the original', () => {
    expect(wordsWith(leavesOf(content), 'G2316')).toEqual([1, 3, 4, 5]);
    expect(wordsWith(leavesOf(undefined), 'G2316')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { strongsNumber } from './strongs.ts';
import { foldWord, wordsIn } from './words-in.ts';

describe('wordsIn', () => {
  it('keeps apostrophes and hyphens inside words and drops surrounding punctuation', () => {
    expect(wordsIn("Yet for love's sake—Beth-el, (the LORD’s) 'house'.").map(({ text }) => text)).toEqual([
      'Yet',
      'for',
      "love's",
      'sake',
      'Beth-el',
      'the',
      'LORD’s',
      'house',
    ]);
  });
  it('returns the offsets of each word', () => {
    const text = 'Jesus wept.';
    expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Jesus', 'wept']);
  });
  it('can be compared ignoring case and apostrophe style with foldWord', () =>
    expect(foldWord('LOVE’S')).toBe(foldWord("love's")));
  it.each([
    ['corazón', 'corazon'],
    ['Señor', 'senor'],
    ['corazo\u0301n', 'corazon'],
    ['Cæsar', 'caesar'],
    ['ἀγάπη', 'αγαπη'],
  ])('folds %s to %s, as it is typed without accents', (word, folded) => expect(foldWord(word)).toBe(folded));
});

describe("a Strong's number", () => {
  it.each([
    ['G26', 'G26'],
    ['g0026', 'G26'],
    [' H0430 ', 'H430'],
    ['H8674', 'H8674'],
  ])('is parsed from %j as %s', (written, number) => expect(strongsNumber(written)).toBe(number));
  it.each(['26', 'G', 'G0', 'X26', 'G12345', 'G26a'])('is not parsed from %j', (written) =>
    expect(strongsNumber(written)).toBeUndefined(),
  );
});

import { describe, expect, it } from 'vitest';
import { pairHebrew } from './pair-hebrew.ts';

const hebrew = (number: string, form: string) => ({ number, form, code: 'HNcmsa' });
const forms = (numbers: readonly string[], ...words: ReturnType<typeof hebrew>[]) =>
  pairHebrew(numbers, words).map(({ pairing, word }) => [pairing, word?.form]);

describe('pairHebrew', () => {
  it('matches a word that occurs once', () =>
    expect(forms(['H430'], hebrew('H430', 'a'), hebrew('H853', 'b'))).toEqual([['unique', 'a']]));
  it('matches in order when both sides have equally many', () =>
    expect(forms(['H1', 'H1'], hebrew('H1', 'a'), hebrew('H1', 'b'))).toEqual([
      ['in order', 'a'],
      ['in order', 'b'],
    ]));
  it('leaves a word open when the candidates differ', () =>
    expect(forms(['H1'], hebrew('H1', 'a'), hebrew('H1', 'b'))).toEqual([['ambiguous', undefined]]));
  it('matches when all candidates are alike', () =>
    expect(forms(['H1'], hebrew('H1', 'a'), hebrew('H1', 'a'))).toEqual([['ambiguous', 'a']]));
  it('finds none when the verse lacks the word', () =>
    expect(forms(['H2'], hebrew('H1', 'a'))).toEqual([['none', undefined]]));
  it('matches a word under the number the other source gives it', () =>
    expect(forms(['H3212', 'H582', 'H3069'], hebrew('H1980', 'a'), hebrew('H376', 'b'), hebrew('H3068', 'c'))).toEqual([
      ['unique', 'a'],
      ['unique', 'b'],
      ['unique', 'c'],
    ]));
});

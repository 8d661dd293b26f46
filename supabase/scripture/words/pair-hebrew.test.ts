import { describe, expect, it } from 'vitest';
import { pairHebrew } from './pair-hebrew.ts';

const hebrew = (number: string, form: string) => ({ number, form, code: 'HNcmsa' });
const forms = (numbers: readonly string[], ...words: ReturnType<typeof hebrew>[]) =>
  pairHebrew(numbers, words).map(({ pairing, word }) => [pairing, word?.form]);

describe('a tagged word and its place in the Hebrew verse', () => {
  it('is plain where there is one of it', () =>
    expect(forms(['H430'], hebrew('H430', 'a'), hebrew('H853', 'b'))).toEqual([['unique', 'a']]));
  it('is taken in order where there are as many', () =>
    expect(forms(['H1', 'H1'], hebrew('H1', 'a'), hebrew('H1', 'b'))).toEqual([
      ['in order', 'a'],
      ['in order', 'b'],
    ]));
  it('is left open where it could be either', () =>
    expect(forms(['H1'], hebrew('H1', 'a'), hebrew('H1', 'b'))).toEqual([['ambiguous', undefined]]));
  it('is known where either would be the same', () =>
    expect(forms(['H1'], hebrew('H1', 'a'), hebrew('H1', 'a'))).toEqual([['ambiguous', 'a']]));
  it('is none where the verse does not have it', () =>
    expect(forms(['H2'], hebrew('H1', 'a'))).toEqual([['none', undefined]]));
  it('is found under the number the other source gives it', () =>
    expect(forms(['H3212', 'H582', 'H3069'], hebrew('H1980', 'a'), hebrew('H376', 'b'), hebrew('H3068', 'c'))).toEqual([
      ['unique', 'a'],
      ['unique', 'b'],
      ['unique', 'c'],
    ]));
});

import { describe, expect, it } from 'vitest';
import { measure, mustCover } from './coverage.ts';
import { emptyRows, type ItemRow } from './word-rows.ts';

const of = (...items: ItemRow[]) =>
  measure({ ...emptyRows(), verses: [{ position: 1_001_001, items: JSON.stringify(items) }] }, new Set(['H430']));
const times = (count: number, item: ItemRow): ItemRow[] => Array.from({ length: count }, () => item);
const whole: ItemRow = ['God', 'H430', 'HNcmpa', 'א'];

describe('coverage', () => {
  it('counts tagged words only', () => {
    expect(of(whole, [' '], ['was', ''], ['deep', 'H9', '-', '-'])).toEqual({
      leaves: 2,
      explained: 1,
      grammar: 1,
      form: 1,
    });
  });

  it('passes at nine tenths explained and three quarters with grammar', () => {
    expect(() =>
      mustCover(of(...times(15, whole), ...times(3, ['God', 'H430', '-', '-']), ...times(2, ['deep', 'H9', '-', '-']))),
    ).not.toThrow();
  });

  it('stops the import below that', () => {
    expect(() => mustCover(of(...times(8, whole), ...times(2, ['deep', 'H9', 'HNcmpa', 'א'])))).toThrow(
      "only 80.0 % have a Strong's number, lemma and gloss; it must be 90 %: nothing was imported.",
    );
    expect(() => mustCover(of(...times(7, whole), ...times(3, ['God', 'H430', '-', '-'])))).toThrow(
      'only 70.0 % have grammar; it must be 75 %: nothing was imported.',
    );
    expect(() => mustCover(of([' ']))).toThrow('nothing was imported');
  });
});

import { describe, expect, it } from 'vitest';
import { carryTags } from './carry-tags.ts';
import type { Piece } from './tagged-text.ts';

const piece = (text: string, ...strongs: string[]): Piece => ({
  text,
  strongs,
  codes: [],
  forms: [],
  added: false,
  split: undefined,
});
const carried = (text: string, tagged: readonly Piece[]) =>
  carryTags(text, tagged).map((stretch) => [
    stretch.text,
    stretch.piece?.strongs.join(' ') ?? (stretch.piece ? '+' : ''),
  ]);

describe('carryTags', () => {
  it('leaves the text unchanged, to the last character', () => {
    const text = '“Jesus wept.” ';
    expect(
      carryTags(text, [piece('Jesus', 'G2424'), piece(' '), piece('wept', 'G1145')])
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe(text);
  });

  it('tolerates spelling differences, and words that only one edition has', () => {
    const tagged = [
      piece('And Mephibosheth', 'H4648'),
      piece(' '),
      piece('the sonne', 'H1121'),
      piece('lost', 'H1'),
      piece(' '),
      piece('came', 'H935'),
    ];
    expect(carried('And Mephibosheth the very son; came', tagged)).toEqual([
      ['And Mephibosheth', 'H4648'],
      [' ', ''],
      ['the very son', 'H1121'],
      ['; ', ''],
      ['came', 'H935'],
    ]);
  });

  it('gives no tag to an entirely different word', () => {
    expect(carried('the sea', [piece('the', 'G3588'), piece(' '), piece('mountain', 'G3735')])).toEqual([
      ['the', 'G3588'],
      [' sea', ''],
    ]);
  });

  it('gives no tags when the tagged edition lacks the verse', () => {
    expect(carried('And the children of Israel.', [])).toEqual([['And the children of Israel.', '']]);
  });
});

import { expect, it } from 'vitest';
import { withoutClauseBefore } from './clause-ends.ts';

const piece = { text: '', added: false, strongs: ['H2617'], codes: [], forms: [], split: undefined };
const cut = (text: string) => withoutClauseBefore({ text, piece }).map((part) => [part.text, part.piece?.strongs[0]]);

it('a word does not begin in the clause before', () => {
  expect(cut('them: for his mercy')).toEqual([
    ['them: ', undefined],
    ['for his mercy', 'H2617'],
  ]);
  expect(cut('him? and that; thou')).toEqual([
    ['him? and that; ', undefined],
    ['thou', 'H2617'],
  ]);
});

it('a word within one clause stays whole, and so does what has no tag', () => {
  for (const text of ['for his mercy', 'endureth for ever.', 'O LORD, my God', ': ', ''])
    expect(cut(text)).toEqual([[text, 'H2617']]);
  expect(withoutClauseBefore({ text: 'it; and', piece: undefined })).toEqual([{ text: 'it; and', piece: undefined }]);
});

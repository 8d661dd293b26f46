import { expect, it } from 'vitest';
import { RunIndex } from './run-index.ts';

it('runs are found in another text that has eight of the same words, and only then', () => {
  const index = new RunIndex();
  index.add('A patient reader learns more from one page than from ten.', 'a card');
  index.add('Nothing here is like the other sentence, not at all today.', 'another');
  expect(index.sharedWith('They say: a patient reader learns, more from ONE page each day')).toEqual([
    { run: 'a patient reader learns more from one page', source: 'a card' },
  ]);
  expect(index.sharedWith('a patient reader learns more from one book')).toEqual([]);
  expect(index.sharedWith('page one from more learns reader patient a')).toEqual([]);
});

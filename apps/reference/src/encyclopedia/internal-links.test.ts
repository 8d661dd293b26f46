import { expect, it } from 'vitest';
import { segmentsOf } from './internal-links.ts';

it.each([
  ['no links', [{ words: 'no links' }]],
  ['[[Sarah]]', [{ words: 'Sarah', title: 'Sarah' }]],
  [
    'to [[Canaan|the land]] and [[Egypt]].',
    [
      { words: 'to ' },
      { words: 'the land', title: 'Canaan' },
      { words: ' and ' },
      { words: 'Egypt', title: 'Egypt' },
      { words: '.' },
    ],
  ],
  ['[[ Sarah | his wife ]]', [{ words: 'his wife', title: 'Sarah' }]],
  ['[[Sarah|]]', [{ words: 'Sarah', title: 'Sarah' }]],
  ['[[Sarah and [[Isaac]]', [{ words: '[[Sarah and ' }, { words: 'Isaac', title: 'Isaac' }]],
  ['[single] and [[]] stay', [{ words: '[single] and [[]] stay' }]],
  ['', []],
])('splits "%s" into segments', (paragraph, expected) => {
  expect(segmentsOf(paragraph)).toEqual(expected);
});

import { expect, test } from 'vitest';
import { compareVerseIds } from './verse-order.ts';

test('verses sort in the order of the canon, numbers as numbers, and a book outside the list last', () => {
  const shuffled = ['Tobit 1:1', 'Revelation 22:21', 'John 3:16', 'John 3:2', 'Genesis 10:1', 'Genesis 2:4', '1 John 1:1'];
  expect(shuffled.toSorted(compareVerseIds)).toEqual(['Genesis 2:4', 'Genesis 10:1', 'John 3:2', 'John 3:16', '1 John 1:1', 'Revelation 22:21', 'Tobit 1:1']);
});

import { expect, test } from 'vitest';
import { bookById } from './canon.ts';
import { compareChapters, compareVerseIds, placeAt, positionOf } from './verse-order.ts';

test('verses sort in canonical order, numerically, with unknown books last', () => {
  const shuffled = [
    'Tobit 1:1',
    'Revelation 22:21',
    'John 3:16',
    'John 3:2',
    'Genesis 10:1',
    'Genesis 2:4',
    '1 John 1:1',
  ];
  expect(shuffled.toSorted(compareVerseIds)).toEqual([
    'Genesis 2:4',
    'Genesis 10:1',
    'John 3:2',
    'John 3:16',
    '1 John 1:1',
    'Revelation 22:21',
    'Tobit 1:1',
  ]);
});

test('a verse position converts back to the same verse', () => {
  const place = { book: bookById('John')!, chapter: 3, verse: 16 };
  expect(positionOf(place)).toBe(43_003_016);
  expect(placeAt(43_003_016)).toEqual(place);
  expect(placeAt(16)).toBeUndefined();
  expect(placeAt(67_001_001)).toBeUndefined();
});

test('chapters sort in canonical order', () => {
  expect(['Acts 1', 'John 10', 'John 9', 'Genesis 50'].sort(compareChapters)).toEqual([
    'Genesis 50',
    'John 9',
    'John 10',
    'Acts 1',
  ]);
});

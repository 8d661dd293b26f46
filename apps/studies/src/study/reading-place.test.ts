import { bibleAddress } from '@berea/shell-api';
import { expect, it } from 'vitest';
import { readingPlace } from './reading-place.ts';

const address = (text: string): string | undefined => {
  const place = readingPlace(text);
  return place && bibleAddress(place);
};

it.each([
  ['Psalms 23', '/bible/psalms/23'],
  ['1 John chapter 2', '/bible/1-john/2'],
  ['1 John 4', '/bible/1-john/4'],
  ['Song of Solomon chapter 2', '/bible/song-of-solomon/2'],
  ['Romans 8:28', '/bible/romans/8/28'],
  ['Genesis chapters 37-50', '/bible/genesis/37'],
  ['Psalm 42 and Psalm 43', '/bible/psalms/42'],
  ['  2 Samuel   11 ', '/bible/2-samuel/11'],
])('links "%s" to %s', (text, to) => expect(address(text)).toBe(to));

it.each(['Book 3', 'Romans', 'John 22', 'John 3:99', 'the whole Bible', ''])('returns undefined for "%s"', (text) =>
  expect(readingPlace(text)).toBeUndefined(),
);

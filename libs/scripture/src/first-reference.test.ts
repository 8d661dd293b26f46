import { expect, it } from 'vitest';
import { firstReferenceIn } from './first-reference.ts';
import { formatReference } from './reference.ts';

const first = (text: string): string | undefined => {
  const reference = firstReferenceIn(text);
  return reference && formatReference(reference);
};

it.each([
  ['Psalms 23', 'Psalms 23'],
  ['1 John chapter 2', '1 John 2'],
  ['1 John 4', '1 John 4'],
  ['Song of Solomon chapter 2', 'Song of Solomon 2'],
  ['Romans 8:28', 'Romans 8:28'],
  ['Genesis chapters 37-50', 'Genesis 37'],
  ['Isaiah 52:13-53:12', 'Isaiah 52:13'],
  ['Psalm 42 and Psalm 43', 'Psalms 42'],
  ['Jude 5', 'Jude 1:5'],
  ['  2 Samuel   11 ', '2 Samuel 11'],
])('finds in "%s" %s', (text, reference) => expect(first(text)).toBe(reference));

it.each(['Book 3', 'Romans', 'John 22', 'John 3:99', 'the whole Bible', ''])('finds nothing in "%s"', (text) =>
  expect(first(text)).toBeUndefined(),
);

import { bookById, versionById } from '@berea/scripture';
import { expect, it } from 'vitest';
import { describePassage } from './description.ts';

const place = { book: bookById('John')!, chapter: 3 };
const verses = [1, 2, 3].map((each) => `<span data-number="${each}" class="v">${each}</span>Word ${each}. `);
const content = `<p class="p">${verses.join('')}</p>`;
const described = (verse?: number, lastVerse?: number, text = content) =>
  describePassage(text, { ...place, verse, lastVerse }, versionById('eng-web')!);

it('of verses is their text, without numbers', () => {
  expect(described(2)).toBe('Word 2.');
  expect(described(2, 3)).toBe('Word 2. Word 3.');
  expect(described(2, Infinity)).toBe('Word 2. Word 3.');
});

it('of a chapter says which it is and how it begins', () => {
  expect(described()).toBe('John 3 in the World English Bible: Word 1. Word 2. Word 3.');
});

it('is missing where the version has no text there', () => {
  expect(described(9)).toBeUndefined();
});

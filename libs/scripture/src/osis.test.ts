import { expect, it } from 'vitest';
import { placeFromOsis } from './osis.ts';

it.each([
  ['John.3.16', { chapter: 3, verse: 16 }],
  ['John.3.16-John.3.18', { chapter: 3, verse: 16, lastVerse: 18 }],
  ['Gen.1.29-Gen.2.3', { chapter: 1, verse: 29, lastChapter: 2, lastVerse: 3 }],
  ['Gen.1-Gen.3', { chapter: 1, lastChapter: 3 }],
  ['Gen.1.5-Gen.3', { chapter: 1, verse: 5, lastChapter: 3, lastVerse: 24 }],
  ['Gen.49.33-Exod.2.3', { chapter: 49, verse: 33, lastChapter: 50, lastVerse: 26 }],
  ['Gen.49-Exod.2', { chapter: 49, lastChapter: 50 }],
  ['Ruth', {}],
  ['Jude', { chapter: 1 }],
])('%s', (osis, place) => {
  expect(placeFromOsis(osis)).toEqual({ book: expect.anything(), ...place });
});

it.each(['Tob.1', '', 'x'])('%j is no place of the canon', (osis) => {
  expect(placeFromOsis(osis)).toBeUndefined();
});

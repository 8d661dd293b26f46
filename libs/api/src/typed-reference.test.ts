import { books, citedIn } from '@berea/scripture';
import { expect, it } from 'vitest';
import { nearestToTyped, readTyped } from './typed-reference.ts';

const placeOf = async (text: string, language: 'en' | 'es' = 'en') => {
  const [place] = await readTyped(text, language);
  return place && [place.book.id, place.chapter, place.verse];
};

it.each([
  ['jn 3 16', ['John', 3, 16]],
  ['1 cor 13', ['1Cor', 13, undefined]],
  ['Ruth', ['Ruth', undefined, undefined]],
  ['rom 8:28-30', ['Rom', 8, 28]],
  ['Jude 3', ['Jude', 1, 3]],
  ['Jn 3,16', ['John', 3, 16]],
  ['Romans 5, 8', ['Rom', 5, undefined]],
  ['Psalm 23,24', ['Ps', 23, undefined]],
  [' Psalm 23 ', ['Ps', 23, undefined]],
])('%s is a place', async (text, place) => {
  expect(await placeOf(text)).toEqual(place);
});

it.each([
  ['mt 6:9-13', { chapter: 6, verse: 9, lastVerse: 13 }],
  ['1 pet 2:18-3:6', { chapter: 2, verse: 18, lastChapter: 3, lastVerse: 6 }],
  ['John 3:16, 18', { chapter: 3, verse: 16 }],
  ['Genesis 1-3', { chapter: 1, lastChapter: 3 }],
  ['Gen 1:29 — 2:3', { chapter: 1, verse: 29, lastChapter: 2, lastVerse: 3 }],
  ['Gen 50:24-Ex 1:5', { chapter: 50, verse: 24, lastVerse: 26 }],
  ['Jude', { chapter: 1 }],
  ['Jude 1', { chapter: 1 }],
  ['Jude 3-5', { chapter: 1, verse: 3, lastVerse: 5 }],
  ['Jude 1:3-5', { chapter: 1, verse: 3, lastVerse: 5 }],
])('%s keeps its verses, also across chapters', async (text, place) => {
  const [read] = await readTyped(text, 'en');
  expect(read).toEqual({ book: expect.anything(), ...place });
});

it.each([
  ['Matthew 6:9-13; Luke 11:2-4', ['Matt 6:9', 'Luke 11:2']],
  ['John 3:16, 18', ['John 3:16', 'John 3:18']],
  ['Psalm 23,24', ['Ps 23', 'Ps 24']],
  ['Mark 4 and Luke 8', ['Mark 4', 'Luke 8']],
])('%s names several places', async (text, names) => {
  const places = await readTyped(text, 'en');
  expect(
    places.map(({ book, chapter, verse }) => `${book.id} ${chapter}${verse === undefined ? '' : `:${verse}`}`),
  ).toEqual(names);
});

it.each([
  'John 3:16\u201118',
  'John 3:16 \u2212 18',
  'John\u00A03:16–18',
  'John 3\uFF1A16-18',
  '(John 3:16-18)',
  '“John 3:16-18”.',
  '— John 3:16-18 (WEB)',
  'John 3:16-18, KJV',
  'John 3:16-18 (ESV)',
  'For God so loved the world - that he gave. — John 3:16-18 (KJV)',
  '— Juan 3:16-18 (RV1909)',
])('%s is John 3:16-18, as people write and copy it', async (text) => {
  const [read] = await readTyped(text, 'en');
  expect(read).toMatchObject({ book: { id: 'John' }, chapter: 3, verse: 16, lastVerse: 18 });
});

it('lists of ranges across chapters keep each', async () => {
  const places = await readTyped('Gen 1:29-2:3; Ex 3:1-4:5, 10', 'en');
  expect(places.map((place) => ({ ...place, book: place.book.id }))).toEqual([
    { book: 'Gen', chapter: 1, verse: 29, lastChapter: 2, lastVerse: 3 },
    { book: 'Exod', chapter: 3, verse: 1, lastChapter: 4, lastVerse: 5 },
    { book: 'Exod', chapter: 4, verse: 10 },
  ]);
});

it('every book is read as it is cited in a copy of a Spanish version', async () => {
  for (const book of books) {
    const [place] = await readTyped(`— ${citedIn('es', `${book.name} 1:1`)} (RV1909)`, 'en');
    expect(place).toEqual({ book, chapter: 1, verse: 1 });
  }
});

it('Spanish names are known where the version is Spanish', async () => {
  expect(await placeOf('Juan 3 16', 'es')).toEqual(['John', 3, 16]);
  expect(await placeOf('John 3 16', 'es')).toEqual(['John', 3, 16]);
});

it.each([
  'tobit 1',
  'xyz',
  '',
  'is it true - John 3:16',
  '(WEB)',
  'love one another',
  'what does John 3:16 mean',
  'Ruth and Boaz',
])('%j is none, or is more than a place', async (text) => {
  expect(await placeOf(text)).toBeUndefined();
});

it.each([
  ['Luke 4:50', 'Luke 4', '44 verses'],
  ['Psalm 23:7', 'Psalm 23', '6 verses'],
  ['jn 99:99', 'John', '21 chapters'],
  ['3 Jn 1:20', '3 John 1', '14 verses'],
])('of %s, which does not exist, %s has %s', async (text, name, size) => {
  const nearest = await nearestToTyped(text, 'en');
  expect([nearest?.name, nearest?.size]).toEqual([name, size]);
});

it.each(['Luke 4:44', 'Luke', 'living water 3', 'tobit 1:1', ''])('nothing is nearest to %j', async (text) => {
  expect(await nearestToTyped(text, 'en')).toBeUndefined();
});

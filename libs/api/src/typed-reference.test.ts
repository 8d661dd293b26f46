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
  ['1 pet 2:18-3:6', { chapter: 2, verse: 18 }],
  ['John 3:16, 18', { chapter: 3, verse: 16 }],
])('%s keeps its verses where they are of one chapter', async (text, place) => {
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

it('Spanish names are known where the version is Spanish', async () => {
  expect(await placeOf('Juan 3 16', 'es')).toEqual(['John', 3, 16]);
  expect(await placeOf('John 3 16', 'es')).toEqual(['John', 3, 16]);
});

it.each(['tobit 1', 'xyz', '', 'love one another', 'what does John 3:16 mean', 'Ruth and Boaz'])(
  '%j is none, or is more than a place',
  async (text) => {
    expect(await placeOf(text)).toBeUndefined();
  },
);

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

import assert from 'node:assert/strict';
import { concordanceResponse } from '@berea/validation';
import { post } from '../_shared/testing/ask.ts';
import { restServer } from '@berea/answers/testing';
import { concordanceSearch } from './handler.ts';
import { nearestWords } from './nearest-words.ts';

const words: Record<string, unknown> = {
  love: {
    occurrences: 3,
    verses: [
      [1027004, 'such as I love'],
      [43003016, 'God so loved'],
    ],
    possessive: { word: "love's", occurrences: 1, verses: 1 },
  },
  eternity: { occurrences: 1, verses: [[23057015, 'that inhabiteth eternity']], possessive: null },
};
const functions = {
  concordance_of_word: ({ wanted }: Record<string, unknown>) => words[String(wanted)] ?? null,
  concordance_vocabulary: () => [
    ['love', 3, 2],
    ['eternity', 1, 1],
    ['lovely', 4, 4],
  ],
};
const search = async (query: unknown) => {
  await using rest = restServer({}, undefined, functions);
  return { ...(await post(concordanceSearch(rest.database), { query })), asked: rest.asked };
};

Deno.test('a word is returned with its verses, count and possessive form', async () => {
  const { status, body } = await search('love');
  assert.equal(status, 200);
  assert.deepEqual(concordanceResponse.parse(body).data, {
    word: 'love',
    occurrences: 3,
    nearest: [],
    possessive: { word: "love's", occurrences: 1, verses: 1 },
    verses: [
      { id: 'Gen.27.4', reference: 'Genesis 27:4', text: 'such as I love' },
      { id: 'John.3.16', reference: 'John 3:16', text: 'God so loved' },
    ],
  });
});

Deno.test('a word is matched in any case and with surrounding spaces', async () => {
  assert.equal(concordanceResponse.parse((await search('  EterNity ')).body).data.occurrences, 1);
});

Deno.test('an unknown word returns similar words', async () => {
  const { data } = concordanceResponse.parse((await search('loev')).body);
  assert.deepEqual([data.occurrences, data.verses], [0, []]);
  assert.deepEqual(
    nearestWords('lovly', [
      { word: 'love', occurrences: 3, verses: 2 },
      { word: 'lovely', occurrences: 4, verses: 4 },
    ]).map(({ word }) => word),
    ['lovely'],
  );
});

Deno.test('an invalid search term is rejected with the form’s message, before the database is queried', async () => {
  const cases: [unknown, string][] = [
    ['a', 'Search term must be at least 2 characters'],
    ['  a ', 'Search term must be at least 2 characters'],
    [undefined, 'Search term must be at least 2 characters'],
    ['a'.repeat(101), 'Search term must be less than 100 characters'],
    ['two words', 'Please enter a single word without spaces or special characters'],
    ["love's", 'Please enter a single word without spaces or special characters'],
    ['ἀγάπη', 'Please enter a single word without spaces or special characters'],
  ];
  for (const [query, message] of cases) {
    const { status, body, asked } = await search(query);
    assert.deepEqual([status, body.fields, asked], [400, { query: message }, []]);
  }
  assert.equal((await search('a'.repeat(100))).status, 200);
});

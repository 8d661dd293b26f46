import assert from 'node:assert/strict';
import { concordanceResponse, sharedAddress, type SharedInput } from '@berea/validation';
import { get, post } from '../_shared/testing/ask.ts';
import { restServer } from '@berea/answers/testing';
import { concordanceSearch } from './handler.ts';
import { nearestWords } from '@berea/search/spelling';

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
  concordance_part_of_word: ({ skipped, most }: Record<string, unknown>) => ({
    occurrences: 9,
    verses: [[43003016, `God so loved ${String(skipped)} ${String(most)}`]],
    possessive: null,
    whole: {
      verses: 7,
      books: [
        [1, 2],
        [43, 5],
      ],
    },
  }),
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
  assert.equal(data.nearest[0]?.word, 'love');
  assert.deepEqual(
    nearestWords('lovly', [
      { word: 'love', occurrences: 3, verses: 2 },
      { word: 'lovely', occurrences: 4, verses: 4 },
    ]).map(({ word }) => word),
    ['lovely'],
  );
});

Deno.test('a part of the verses is sent with the counts of all', async () => {
  await using rest = restServer({}, undefined, functions);
  const part = async (asked: Record<string, unknown>) =>
    concordanceResponse.parse((await post(concordanceSearch(rest.database), { query: 'love', ...asked })).body).data;
  const { verses, whole, occurrences } = await part({ limit: 200 });
  assert.deepEqual(
    [occurrences, whole],
    [
      9,
      {
        verses: 7,
        books: [
          { book: 'Gen', verses: 2 },
          { book: 'John', verses: 5 },
        ],
      },
    ],
  );
  assert.equal(verses[0]?.text, 'God so loved 0 200');
  assert.equal((await part({ limit: 10, offset: 5 })).verses[0]?.text, 'God so loved 5 10');
  assert.equal((await part({ offset: 5 })).verses[0]?.text, 'God so loved 5 50000');
});

Deno.test('a part that no verse can be in is rejected with an error on its field', async () => {
  for (const [asked, field] of [
    [{ limit: 0 }, 'limit'],
    [{ limit: 1.5 }, 'limit'],
    [{ limit: 50_001 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ offset: '7' }, 'offset'],
  ] as const) {
    await using rest = restServer({}, undefined, functions);
    const { status, body } = await post(concordanceSearch(rest.database), { query: 'love', ...asked });
    assert.deepEqual([status, Object.keys(body.fields ?? {}), rest.asked], [400, [field], []]);
  }
});

Deno.test('security: nobody can fill a shared cache with parts that no screen asks for', async () => {
  await using rest = restServer({}, undefined, functions);
  const kept = async (part: SharedInput) =>
    (await get(concordanceSearch(rest.database), sharedAddress('', { query: 'love', ...part }))).headers.get(
      'cache-control',
    );
  for (const part of [{ limit: 200 }, { limit: 2_000, offset: 2_200 }])
    assert.match((await kept(part)) ?? '', /^public/);
  for (const part of [{ limit: 199 }, { limit: 200, offset: 7 }]) assert.equal(await kept(part), 'no-store');
});

Deno.test('security: what is not a word of the text is kept nowhere', async () => {
  await using rest = restServer({}, undefined, functions);
  const kept = async (query: string) =>
    (await get(concordanceSearch(rest.database), sharedAddress('', { query }))).headers.get('cache-control');
  assert.match((await kept('love')) ?? '', /^public/);
  assert.deepEqual([await kept('loev'), await kept('Love')], ['no-store', 'no-store']);
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

import { defaultVersionId } from '@berea/scripture';
import { scriptureSearchResponse, type ScriptureSearch } from '@berea/validation';
import { restServer } from '@berea/answers/testing';
import { phraseTerms } from '@berea/search/text';
import assert from 'node:assert/strict';
import { HttpError } from '../_shared/http-error.ts';
import { post } from '../_shared/testing/ask.ts';
import { scriptureSearch } from './handler.ts';

const kjv = defaultVersionId;
const texts: Record<string, [number, string][]> = {
  [kjv]: [
    [1_027_004, 'such as I love'],
    [1_029_020, 'for the love he had to her'],
    [43_003_016, 'For God so loved the world'],
    [62_004_008, 'for God is love'],
  ],
  'eng-web': [[43_003_016, 'For God so loved the world, WEB']],
};
/** The terms of all texts; 'nowhere' is in the index, too, but in no verse with another word. */
const indexed = new Set(
  [...Object.values(texts).flatMap((verses) => verses.map(([, text]) => text)), 'nowhere'].flatMap(phraseTerms),
);
const tables = {
  bible_versions: ['eng-web', 'spa-rv1909'].map((id) => ({ id, source_id: id })),
  phrase_words: [...indexed].map((term) => ({ term })),
};
const isMissing = (term: string) => term === 'nowher' || !indexed.has(term);
const server = () =>
  restServer(tables, undefined, {
    verses_with: ({ version, terms }: Record<string, unknown>) =>
      (terms as string[]).some(isMissing) ? [] : (texts[String(version)] ?? []),
    concordance_vocabulary: () => [
      ['love', 6, 4],
      ['god', 2, 2],
      ['glove', 1, 1],
    ],
  });

async function search(asked: object): Promise<ScriptureSearch> {
  await using rest = server();
  const { status, body } = await post(scriptureSearch({ database: rest.database, limit: () => undefined }), {
    query: 'love',
    version: kjv,
    ...asked,
  });
  assert.equal(status, 200, JSON.stringify(body));
  return scriptureSearchResponse.parse(body).data;
}
const references = ({ verses }: ScriptureSearch) => verses.map(({ reference }) => reference);

Deno.test('the verses that have all words are returned in order, with the places that have them', async () => {
  const found = await search({ query: 'loving god' });
  assert.deepEqual(found, {
    version: kjv,
    total: 2,
    books: [
      { book: 'John', verses: 1 },
      { book: '1John', verses: 1 },
    ],
    verses: [
      {
        id: 'John.3.16',
        reference: 'John 3:16',
        text: 'For God so loved the world',
        marks: [
          [4, 7],
          [11, 16],
        ],
      },
      {
        id: '1John.4.8',
        reference: '1 John 4:8',
        text: 'for God is love',
        marks: [
          [4, 7],
          [11, 15],
        ],
      },
    ],
  });
});

Deno.test('a phrase, and words near one another, are told from words anywhere in a verse', async () => {
  assert.deepEqual(references(await search({ query: '"god is love"' })), ['1 John 4:8']);
  assert.deepEqual(references(await search({ query: 'her love', near: 3 })), []);
  assert.deepEqual(references(await search({ query: 'her love', near: 4 })), ['Genesis 29:20']);
});

Deno.test('a phrase is found as it is written; where no verse has it so, in any form of its words', async () => {
  const written = await search({ query: '"loved"' });
  assert.deepEqual([references(written), written.asWritten], [['John 3:16'], true]);
  const anyForm = await search({ query: '"loves the world"' });
  assert.deepEqual([references(anyForm), anyForm.asWritten], [['John 3:16'], undefined]);
  assert.equal((await search({ query: 'loved' })).asWritten, undefined);
});

Deno.test('a testament or a book narrows the verses, and the counts stay those of all', async () => {
  const all = [
    { book: 'Gen', verses: 2 },
    { book: 'John', verses: 1 },
    { book: '1John', verses: 1 },
  ];
  const found = await search({ testament: 'new' });
  assert.deepEqual([references(found), found.total, found.books], [['John 3:16', '1 John 4:8'], 2, all]);
  const inBook = await search({ book: 'Genesis', offset: 1 });
  assert.deepEqual([references(inBook), inBook.total, inBook.books], [['Genesis 29:20'], 2, all]);
});

Deno.test('another version is searched in its own words; one that is not here falls back to the King James Version', async () => {
  assert.deepEqual((await search({ version: 'eng-web', query: 'web' })).version, 'eng-web');
  assert.deepEqual((await search({ version: 'eng-web', query: 'nowhere' })).version, 'eng-web');
  const found = await search({ version: 'eng-nasb' });
  assert.deepEqual([found.version, found.total], [kjv, 4]);
});

Deno.test('an invalid request is rejected with the form’s message, before the database is queried', async () => {
  for (const [asked, fields] of [
    [{ query: ' a ' }, { query: 'Search text must be at least 2 characters' }],
    [{ query: 'x'.repeat(201) }, { query: 'Search text must be at most 200 characters' }],
    [{ query: '316' }, { query: 'Please enter a word' }],
    [{ near: 0 }, { near: 'near must be at least 1' }],
    [{ near: 31 }, { near: 'near must be at most 30' }],
    [{ version: 'vulgate' }, { version: 'bibleId must be the identifier of a known version' }],
    [{ offset: -1 }, { offset: 'offset must be at least 0' }],
  ] as const) {
    await using rest = server();
    const { status, body } = await post(scriptureSearch({ database: rest.database, limit: () => undefined }), {
      query: 'love',
      version: kjv,
      ...asked,
    });
    assert.deepEqual([status, body.fields, rest.asked], [400, fields, []]);
  }
});

Deno.test('a search that finds nothing because of a misspelled word gets a spelling that finds something', async () => {
  assert.deepEqual((await search({ query: 'GOD loev' })).instead, 'GOD love');
  assert.deepEqual((await search({ query: '"godd" lvoe' })).instead, '"god" love');
  // Known words that stand in no verse together, words like no other, and what is not English.
  for (const query of ['nowhere', 'love nowhere', 'xylophonists', 'loev abcd efgh ijkl'])
    assert.deepEqual([query, (await search({ query })).instead], [query, undefined]);
  assert.equal((await search({ query: 'loev', version: 'spa-rv1909' })).instead, undefined);
  assert.equal((await search({ query: 'love' })).instead, undefined);
});

/** A version as long as the Bible, of one verse. */
const longServer = () =>
  restServer(tables, undefined, {
    verses_with: () => Array.from({ length: 31_102 }, () => [43_003_016, 'For God so loved the world']),
  });

Deno.test('security: a search of all verses leaves other requests their turn', async () => {
  await using rest = longServer();
  let turns = 0;
  const timer = setInterval(() => turns++);
  const handler = scriptureSearch({ database: rest.database, limit: () => undefined });
  const { body } = await post(handler, { query: '"world the"', version: kjv });
  clearInterval(timer);
  assert.equal(scriptureSearchResponse.parse(body).data.total, 0);
  assert.ok(turns >= 20, `${turns} turns`);
});

Deno.test('security: requests are limited by address, as questions are, before the database is queried', async () => {
  await using rest = server();
  const limit = () => {
    throw new HttpError(429, { error: 'Too much has been asked.', code: 'rate_limited' });
  };
  const { status } = await post(scriptureSearch({ database: rest.database, limit }), { query: 'love', version: kjv });
  assert.deepEqual([status, rest.asked], [429, []]);
});

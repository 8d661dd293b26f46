import assert from 'node:assert/strict';
import { dailyVerseResponse } from '@berea/validation';
import { content } from '@berea/search/testing';
import { get, post } from '../_shared/testing/ask.ts';
import { restServer } from '@berea/answers/testing';
import { referenceOf } from './reference-of-day.ts';
import { dailyVerse } from './handler.ts';

const kjv = '06125adad2d5898a-01';
const verse = (version_id: string, book: string, chapter: number, number: number, text: string) => ({
  version_id,
  book,
  chapter,
  verse: number,
  text,
});

const tables = {
  verses: [
    verse(
      kjv,
      'Luke',
      2,
      11,
      'For unto you is born this day in the city of David a Saviour, which is Christ the Lord.',
    ),
    verse(kjv, 'Luke', 2, 10, 'And the angel said unto them, Fear not: '),
    verse(kjv, 'Luke', 2, 12, 'And this shall be a sign unto you;'),
    verse(kjv, 'Luke', 2, 19, 'But Mary kept all these things, and pondered them in her heart.'),
    verse('eng-web', 'Luke', 2, 10, 'The angel said to them,'),
    verse('eng-web', 'Luke', 2, 11, ''),
    verse('eng-web', 'Luke', 2, 19, 'But Mary kept all these sayings, pondering them in her heart.'),
  ],
};
const at = (moment: string) => () => new Date(moment);

Deno.test('GET with format=json returns the response format of the daily-verse service', async () => {
  await using rest = restServer(tables);
  const { status, body } = await get(dailyVerse(rest.database, at('2026-12-29T12:00:00Z')), '?format=json');
  assert.equal(status, 200);
  assert.deepEqual(dailyVerseResponse.parse(body), {
    verse: {
      details: {
        text: 'But Mary kept all these things, and pondered them in her heart.',
        reference: 'Luke 2:19',
        version: 'KJV',
      },
    },
  });
});

Deno.test('POST returns the same, with and without a body', async () => {
  await using rest = restServer(tables);
  const handler = dailyVerse(rest.database, at('2026-12-29T12:00:00Z'));
  for (const body of [undefined, {}, { format: 'json' }]) {
    assert.equal((await post(handler, body)).body.verse?.details.reference, 'Luke 2:19');
  }
});

Deno.test('the verses of a passage are joined in order', async () => {
  await using rest = restServer(tables);
  const { body } = await get(dailyVerse(rest.database, at('2026-12-25T00:00:00Z')), '?format=json');
  assert.deepEqual(body.verse?.details, {
    text: 'And the angel said unto them, Fear not: For unto you is born this day in the city of David a Saviour, which is Christ the Lord.',
    reference: 'Luke 2:10-11',
    version: 'KJV',
  });
});

Deno.test('the client may send its local date', async () => {
  await using rest = restServer(tables);
  const { body, headers } = await get(
    dailyVerse(rest.database, at('2026-12-25T00:00:00Z')),
    '?format=json&date=2026-12-29',
  );
  assert.equal(body.verse?.details.reference, 'Luke 2:19');
  assert.equal(headers.get('cache-control'), 'public, max-age=86400');
  assert.match(headers.get('etag') ?? '', /^W/);
});

Deno.test('security: nobody can fill a shared cache with parameters that mean nothing', async () => {
  await using rest = restServer(tables);
  for (const further of ['&x=1', '&date=2026-12-29']) {
    const { status, headers } = await get(
      dailyVerse(rest.database, at('2026-12-25T00:00:00Z')),
      `?format=json&date=2026-12-29${further}`,
    );
    assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store'], further);
  }
});

Deno.test('a response that depends on the clock is not cached past midnight', async () => {
  await using rest = restServer(tables);
  const ages: [string, string][] = [
    ['2026-12-25T12:00:00Z', '3600'],
    ['2026-12-25T23:59:30Z', '30'],
  ];
  for (const [moment, age] of ages) {
    const { headers } = await get(dailyVerse(rest.database, at(moment)), '?format=json');
    assert.equal(headers.get('cache-control'), `public, max-age=${age}`);
  }
});

Deno.test('another version can be requested', async () => {
  await using rest = restServer(tables);
  const { body } = await get(dailyVerse(rest.database), '?date=2026-12-29&bibleId=eng-web');
  assert.equal(body.verse?.details.version, 'WEB');
  assert.match(body.verse?.details.text ?? '', /all these sayings/);
});

Deno.test('a passage with missing verses is not shown', async () => {
  await using rest = restServer(tables);
  for (const bibleId of ['eng-web', 'eng-nasb']) {
    const { status, body } = await get(dailyVerse(rest.database), `?date=2026-12-25&bibleId=${bibleId}`);
    assert.deepEqual([status, body.code], [404, 'version_unavailable']);
  }
});

Deno.test('an invalid date, version or format is rejected', async () => {
  await using rest = restServer(tables);
  const cases: [string, Record<string, string>][] = [
    ['?date=2026-02-30', { date: 'date must be a day, as in 2026-12-25' }],
    ['?date=tomorrow', { date: 'date must be a day, as in 2026-12-25' }],
    ['?format=xml', { format: 'format must be json' }],
    ['?bibleId=vulgate', { bibleId: 'bibleId must be the identifier of a known version' }],
  ];
  for (const [query, fields] of cases) {
    const { status, body } = await get(dailyVerse(rest.database), query);
    assert.deepEqual([status, body.fields], [400, fields], query);
  }
  assert.equal((await post(dailyVerse(rest.database), { date: 20261225 })).status, 400);
  assert.deepEqual(rest.asked, []);
});

Deno.test('every day of a leap year has its own passage', () => {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10));
  const passages = days.map(referenceOf);
  assert.equal(days.at(-1), '2028-12-31');
  assert.equal(new Set(passages.map(({ book, chapter, verse }) => `${book.id} ${chapter}:${verse}`)).size, 366);
  assert.equal(content.dailyVerses.flat().length, 366);
});

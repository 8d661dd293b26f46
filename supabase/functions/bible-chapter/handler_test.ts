import assert from 'node:assert/strict';
import { chapterResponse, functionError } from '@berea/validation';
import { post } from '../_shared/testing/ask.ts';
import { restServer } from '@berea/answers/testing';
import { bibleChapter } from './handler.ts';

const kjv = '06125adad2d5898a-01';
const content = '<p class="p"><span data-number="1" class="v">1</span>There was a man of the Pharisees</p>';
const tables = {
  chapters: [
    { version_id: kjv, book: 'John', chapter: 3, content },
    { version_id: kjv, book: '1John', chapter: 3, content: '<p class="p">Behold</p>' },
    { version_id: 'eng-web', book: 'John', chapter: 3, content: '<p class="p">Now there was a man</p>' },
  ],
};

Deno.test('returns a chapter with its reference and HTML', async () => {
  await using rest = restServer(tables);
  const { status, body } = await post(bibleChapter(rest.database), { book: 'John', chapter: 3, bibleId: kjv });
  assert.equal(status, 200);
  assert.deepEqual(chapterResponse.parse(body), { data: { reference: 'John 3', content } });
});

Deno.test('accepts a book by name or OSIS id, in any case', async () => {
  await using rest = restServer(tables);
  for (const book of ['1 John', '1John', '1-john']) {
    const { body } = await post(bibleChapter(rest.database), { book, chapter: 3, bibleId: kjv });
    assert.equal(body.data?.reference, '1 John 3');
  }
});

Deno.test('returns the text of the requested version', async () => {
  await using rest = restServer(tables);
  const { body } = await post(bibleChapter(rest.database), { book: 'John', chapter: 3, bibleId: 'eng-web' });
  assert.match(body.data?.content ?? '', /Now there was a man/);
});

Deno.test('reads a chapter with a single database query', async () => {
  await using rest = restServer(tables);
  await post(bibleChapter(rest.database), { book: 'John', chapter: 3, bibleId: kjv });
  assert.deepEqual(rest.asked, [`/rest/v1/chapters?select=content&version_id=eq.${kjv}&book=eq.John&chapter=eq.3`]);
});

Deno.test('a version without the text returns the message specified for the reader', async () => {
  await using rest = restServer(tables);
  const { status, body } = await post(bibleChapter(rest.database), { book: 'John', chapter: 3, bibleId: 'eng-nasb' });
  assert.equal(status, 404);
  assert.deepEqual(functionError.parse(body), {
    error:
      'The book of John is not available in New American Standard Bible. ' +
      'Please try a different Bible version, such as King James Version (KJV).',
    code: 'version_unavailable',
  });
});

Deno.test('an invalid place is rejected before the database is queried', async () => {
  await using rest = restServer(tables);
  const cases: [unknown, Record<string, string>][] = [
    [{ book: 'John', chapter: '3', bibleId: kjv }, { chapter: 'chapter must be a whole number' }],
    [{ book: 'John', chapter: 3.5, bibleId: kjv }, { chapter: 'chapter must be a whole number' }],
    [{ book: 'John', chapter: 0, bibleId: kjv }, { chapter: 'chapter must be at least 1' }],
    [{ book: 'John', chapter: 22, bibleId: kjv }, { chapter: 'chapter must be at most 21 in John' }],
    [{ book: 'Tobit', chapter: 1, bibleId: kjv }, { book: 'book must be the name of one of the 66 books' }],
    [{ book: 43, chapter: 1, bibleId: kjv }, { book: 'book is required' }],
    [
      { book: 'John', chapter: 3, bibleId: "'; drop table verses" },
      { bibleId: 'bibleId must be the identifier of a known version' },
    ],
    [
      { book: ['John'], chapter: null },
      {
        book: 'book is required',
        chapter: 'chapter must be a whole number',
        bibleId: 'bibleId is required',
      },
    ],
  ];
  for (const [request, fields] of cases) {
    const { status, body } = await post(bibleChapter(rest.database), request);
    assert.deepEqual([status, body.fields], [400, fields]);
  }
  assert.deepEqual(rest.asked, []);
});

Deno.test('security: a database error returns 500 without details', async () => {
  await using rest = restServer(tables, 500);
  const original = console.error;
  console.error = () => {};
  try {
    const { status, body } = await post(bibleChapter(rest.database), { book: 'John', chapter: 3, bibleId: kjv });
    assert.deepEqual([status, body.code], [500, 'internal_error']);
    assert.ok(!JSON.stringify(body).includes('hunter2'));
  } finally {
    console.error = original;
  }
});

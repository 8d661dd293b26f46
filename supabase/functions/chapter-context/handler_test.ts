import { functionError, verseContext, type VerseContext } from '@berea/validation';
import { defaultVersionId } from '@berea/scripture';
import assert from 'node:assert/strict';
import { post } from '../_shared/testing/ask.ts';
import { restServer } from '@berea/answers/testing';
import { chapterContext } from './handler.ts';

const kjv = defaultVersionId;
const jude = { book: 'Jude', chapter: 1, source_id: 'mhcc' };
const henry = 'He warns them kindly. He names the old examples, and he bids them build each other up. '
  .repeat(4)
  .trim();
const tables = {
  verses: [
    { version_id: kjv, book: 'Jude', chapter: 1, verse: 1, text: ' Jude, the servant ' },
    { version_id: kjv, book: 'Jude', chapter: 1, verse: 3, text: 'Beloved, when I gave' },
    { version_id: kjv, book: 'Isa', chapter: 36, verse: 1, text: 'Now it came to pass' },
  ],
  commentary_outlines: [
    { ...jude, position: 1, title: 'The apostle exhorts.', first_verse: 1, last_verse: 4 },
    { ...jude, position: 2, title: 'The seducers.', first_verse: 5, last_verse: 25 },
  ],
  commentary_sections: [
    { ...jude, first_verse: 1, last_verse: 4, text: henry },
    { ...jude, source_id: 'another', first_verse: 1, last_verse: 25, text: 'Somebody else.' },
    { ...jude, first_verse: 5, last_verse: 25, text: 'Of the seducers he speaks at length.' },
  ],
};

async function ask(request: unknown): Promise<VerseContext> {
  await using rest = restServer(tables);
  const { status, body } = await post(chapterContext(rest.database), request);
  assert.equal(status, 200, JSON.stringify(body));
  return verseContext.parse(body);
}

Deno.test('a verse comes with its chapter, the outline, and the commentary with its attribution', async () => {
  const { contextSummary, ...place } = await ask({ book: 'Jude', chapter: 1, verse: 3, bibleId: kjv });
  assert.deepEqual(place, {
    book: 'Jude',
    chapter: 1,
    targetVerse: 3,
    verses: [
      { number: 1, text: 'Jude, the servant' },
      { number: 3, text: 'Beloved, when I gave' },
    ],
  });
  assert.deepEqual(contextSummary.split('\n\n'), [
    'The chapter in outline: The apostle exhorts (1-4); The seducers (5-25). Verse 3 belongs to part 1 of 2.',
    `On Jude 1:1-4 Matthew Henry writes: “${henry}”`,
    'Matthew Henry (1662–1714), Concise Commentary on the Whole Bible. Public domain.',
  ]);
});

Deno.test('a very short commentary section is quoted together with its neighbour', async () => {
  const { contextSummary } = await ask({ book: 'Jude', chapter: 1, verse: 20, bibleId: kjv });
  assert.match(contextSummary, /On Jude 1:1-25 Matthew Henry writes: “He warns them kindly\./);
  assert.match(contextSummary, /Of the seducers he speaks at length\.”/);
});

Deno.test('without commentary, the summary places the chapter in its book and quotes our overview', async () => {
  const { contextSummary } = await ask({ book: 'Isaiah', chapter: 36, verse: 1, bibleId: kjv });
  assert.match(
    contextSummary,
    /^Isaiah 36 stands in the second third of the book, chapter 36 of 66\.\n\nAbout Isaiah as a whole: /,
  );
  assert.match(contextSummary, /this is from our overview of the book\.$/);
  assert.ok(!contextSummary.includes('Henry'));
});

Deno.test('a version without the text returns the message specified for the reader', async () => {
  await using rest = restServer(tables);
  const { status, body } = await post(chapterContext(rest.database), {
    book: 'Jude',
    chapter: 1,
    verse: 3,
    bibleId: 'eng-nasb',
  });
  assert.equal(status, 404);
  assert.equal(functionError.parse(body).code, 'version_unavailable');
  assert.match(
    functionError.parse(body).error,
    /^The book of Jude is not available in New American Standard Bible\. Please try a different Bible version/,
  );
});

Deno.test('an invalid verse is rejected with an error on its field, before the database is queried', async () => {
  await using rest = restServer(tables);
  const cases: [unknown, Record<string, string>][] = [
    [{ book: 'Jude', chapter: 1, verse: 27, bibleId: kjv }, { verse: 'verse must be at most 25 in Jude 1' }],
    [{ book: 'Jude', chapter: 1, bibleId: kjv }, { verse: 'verse must be a whole number' }],
    [{ book: 'Jude', chapter: 2, verse: 1, bibleId: kjv }, { chapter: 'chapter must be at most 1 in Jude' }],
    [{ book: 'Tobit', chapter: 1, verse: 1, bibleId: kjv }, { book: 'book must be the name of one of the 66 books' }],
    [
      { book: 'Jude', chapter: 1, verse: 1, bibleId: 'x' },
      { bibleId: 'bibleId must be the identifier of a known version' },
    ],
  ];
  for (const [request, fields] of cases) {
    const { status, body } = await post(chapterContext(rest.database), request);
    assert.deepEqual([status, body.fields], [400, fields]);
  }
  assert.deepEqual(rest.asked, []);
});

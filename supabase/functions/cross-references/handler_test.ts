import { crossReferencesResponse, type CrossReferences } from '@berea/validation';
import { defaultVersionId } from '@berea/scripture';
import assert from 'node:assert/strict';
import { post } from '../_shared/testing/ask.ts';
import { restServer } from '@berea/answers/testing';
import { crossReferencesOf } from './handler.ts';

const kjv = defaultVersionId;
const verse = (position: number, text: string, version_id = kjv) => ({ position, text, version_id });
const psalms = Array.from({ length: 40 }, (_, index) => 19_119_001 + index);
const tables = {
  cross_references: [
    { position: 43_003_016, targets: [1_022_012, 45_005_008, 62_004_009] },
    { position: 45_005_008, targets: [43_003_016, 62_004_009] },
    { position: 62_004_009, targets: [1_022_012, 43_003_016, 45_005_008] },
    { position: 43_003_017, targets: psalms },
  ],
  verses: [
    verse(1_022_012, 'And he said, Lay not thine hand'),
    verse(45_005_008, ' But God commendeth his love '),
    verse(62_004_009, 'In this was manifested'),
    verse(62_004_009, 'By this was God’s love revealed', 'eng-web'),
    ...psalms.map((position) => verse(position, `verse ${position % 1000}`)),
  ],
};

async function ask(place: object, bibleId = kjv): Promise<CrossReferences> {
  await using rest = restServer(tables);
  const { status, body } = await post(crossReferencesOf(rest.database), {
    book: 'John',
    chapter: 3,
    verse: 16,
    bibleId,
    ...place,
  });
  assert.equal(status, 200, JSON.stringify(body));
  return crossReferencesResponse.parse(body).data;
}

Deno.test('references are returned most relevant first, each with its text', async () => {
  assert.deepEqual(await ask({}), {
    reference: 'John 3:16',
    total: 3,
    bibleId: kjv,
    references: [
      { reference: '1 John 4:9', text: 'In this was manifested' },
      { reference: 'Romans 5:8', text: 'But God commendeth his love' },
      { reference: 'Genesis 22:12', text: 'And he said, Lay not thine hand' },
    ],
  });
});

Deno.test('references are quoted in the requested version, and verses that it leaves out are omitted', async () => {
  const { references, bibleId, total } = await ask({}, 'eng-web');
  assert.deepEqual(
    [references, bibleId, total],
    [[{ reference: '1 John 4:9', text: 'By this was God’s love revealed' }], 'eng-web', 3],
  );
});

Deno.test('falls back to the King James Version when the requested one has no text, and says so', async () => {
  const { references, bibleId } = await ask({}, 'eng-nasb');
  assert.deepEqual([references.length, bibleId], [3, kjv]);
});

Deno.test('returns at most the thirty most relevant references, and the total count', async () => {
  const { references, total } = await ask({ verse: 17 });
  assert.deepEqual([references.length, total], [30, 40]);
});

Deno.test('a verse without references returns an empty list, even beyond the King James numbering', async () => {
  for (const number of [36, 37])
    assert.deepEqual(await ask({ verse: number }), {
      reference: `John 3:${number}`,
      total: 0,
      bibleId: kjv,
      references: [],
    });
});

Deno.test('an invalid verse is rejected with an error on its field, before the database is queried', async () => {
  await using rest = restServer(tables);
  const { status, body } = await post(crossReferencesOf(rest.database), {
    book: 'John',
    chapter: 3,
    verse: 99,
    bibleId: kjv,
  });
  assert.deepEqual([status, body.fields], [400, { verse: 'verse must be at most 36 in John 3' }]);
  assert.deepEqual(rest.asked, []);
});

import { versionsResponse } from '@berea/validation';
import { restServer } from '@berea/answers/testing';
import assert from 'node:assert/strict';
import { post } from '../_shared/testing/ask.ts';
import { bibleVersions } from './handler.ts';

const kjv = '06125adad2d5898a-01';
const tables = {
  bible_versions: [
    { id: 'eng-web', source_id: 'web' },
    { id: kjv, source_id: 'kjv' },
    { id: 'spa-pddpt', source_id: null },
    { id: 'eng-nasb', source_id: null },
  ],
};
const here = async (isLent: boolean) => {
  await using rest = restServer(tables);
  const { body } = await post(
    bibleVersions(rest.database, () => isLent),
    {},
  );
  return versionsResponse.parse(body).data.here;
};

Deno.test('names the versions that were imported, in the order of the list', async () => {
  assert.deepEqual(await here(false), [kjv, 'eng-web']);
});

Deno.test('names a licensed version where there is a key for it', async () => {
  assert.deepEqual(await here(true), [kjv, 'eng-web', 'eng-nasb']);
});

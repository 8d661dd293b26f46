import assert from 'node:assert/strict';
import { strongsResponse } from '@berea/validation';
import { post } from '../_shared/testing/ask.ts';
import { restServer } from '@berea/answers/testing';
import { strongsSearch } from './handler.ts';

const love = { lemma: 'ἀγάπη', transliteration: null, gloss: 'love' };
const functions = {
  concordance_of_strongs: ({ wanted }: Record<string, unknown>) =>
    wanted === 'G26'
      ? {
          entry: love,
          occurrences: 2,
          verses: [
            [43013035, 'if ye have love one to another.'],
            [46013013, 'And now abideth faith, hope, charity.'],
          ],
          marks: [43013035, 3, 15, 46013013, 29, 36],
        }
      : { entry: null, occurrences: 0, verses: [], marks: [] },
};
const search = async (strongs: unknown) => {
  await using rest = restServer({}, undefined, functions);
  return { ...(await post(strongsSearch(rest.database), { strongs })), asked: rest.asked };
};

Deno.test('a number is found with or without leading zeros, in any case', async () => {
  for (const strongs of ['G26', 'G0026', 'g26', ' G026 ']) {
    assert.deepEqual(strongsResponse.parse((await search(strongs)).body).data, {
      strongs: 'G26',
      lemma: 'ἀγάπη',
      gloss: 'love',
      occurrences: 2,
      verses: [
        {
          id: 'John.13.35',
          reference: 'John 13:35',
          text: 'if ye have love one to another.',
          marks: [[3, 15]],
        },
        {
          id: '1Cor.13.13',
          reference: '1 Corinthians 13:13',
          text: 'And now abideth faith, hope, charity.',
          marks: [[29, 36]],
        },
      ],
      renderings: [
        { text: 'charity', times: 1 },
        { text: 'love', times: 1 },
      ],
    });
  }
});

Deno.test('a number that is in no dictionary returns no verses', async () => {
  assert.deepEqual(strongsResponse.parse((await search('H9999')).body).data, {
    strongs: 'H9999',
    occurrences: 0,
    verses: [],
    renderings: [],
  });
});

Deno.test('an invalid number is rejected before the database is queried', async () => {
  for (const strongs of ['26', 'X26', 'G0', 'G12345', '', undefined, 26]) {
    const { status, body, asked } = await search(strongs);
    assert.deepEqual(
      [status, body.fields, asked],
      [400, { strongs: "strongs must be a Strong's number, as in G26 or H430" }, []],
    );
  }
});

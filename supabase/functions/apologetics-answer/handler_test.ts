import { apologeticsResponse } from '@berea/validation';
import assert from 'node:assert/strict';
import { post } from '../_shared/testing/ask.ts';
import { testAnswerContext } from '../_shared/testing/answer-context.ts';
import { apologeticsAnswer } from './handler.ts';

async function ask(request: Record<string, unknown>) {
  await using test = testAnswerContext();
  return await post(apologeticsAnswer(test.context), request);
}
async function answer(objection: string) {
  const { data, error } = apologeticsResponse.parse((await ask({ objection })).body);
  assert.equal(error, undefined);
  assert.ok(data);
  return data;
}

Deno.test('an objection with a card is answered with the card’s verses and book recommendations', async () => {
  for (const asked of ['The Problem of Evil', 'the problem of evil?', 'Why is there evil?']) {
    const { provenance, ...rest } = await answer(asked);
    assert.deepEqual(rest, {
      objection: 'The Problem of Evil',
      commonObjection: 'A good God would not.',
      coreResponse: 'He bears it himself.',
      deeperExplanation: '### In full\n\nIt is **hard**.',
      keyScriptures: [
        { reference: 'John 3:16', text: 'For God so loved the world, that he gave his only begotten Son.' },
        {
          reference: 'Ruth 1:16-17',
          text: 'And Ruth said, Intreat me not to leave thee. Where thou diest, will I die.',
        },
      ],
      furtherReading: ['C. S. Lewis, The Problem of Pain (1940)'],
    });
    assert.deepEqual([provenance?.writer, provenance?.checked], ['card', { references: 2, quotations: 2, dropped: 0 }]);
  }
});

Deno.test('an objection that nothing matches gets an honest "nothing found" answer', async () => {
  const { objection, coreResponse, keyScriptures, provenance } = await answer('asdf qwer');
  assert.deepEqual([objection, keyScriptures, provenance?.confidence], ['asdf qwer', [], 'low']);
  assert.match(coreResponse, /^We have no answer to this/);
});

Deno.test('an invalid objection is rejected with the form’s validation message', async () => {
  for (const [objection, message] of [
    ['evil', 'Question must be at least 5 characters'],
    [undefined, 'Question must be at least 5 characters'],
    ['a'.repeat(501), 'Question must be less than 500 characters'],
  ]) {
    const { status, body } = await ask({ objection });
    assert.deepEqual([status, body.fields], [400, { objection: message }]);
  }
});

import { scriptureQuestionResponse } from '@berea/validation';
import assert from 'node:assert/strict';
import { post } from '../_shared/testing/ask.ts';
import { testAnswerContext } from '../_shared/testing/answer-context.ts';
import { scriptureQuestion } from './handler.ts';

async function ask(request: Record<string, unknown>) {
  await using test = testAnswerContext();
  return await post(scriptureQuestion(test.context), request);
}
const answer = async (question: string, bibleId?: string) =>
  scriptureQuestionResponse.parse((await ask({ question, bibleId })).body).data;

Deno.test('a question with a card is answered with the stored text of its passages, best first', async () => {
  const { references, provenance, ...rest } = await answer('  Why should anyone hope?? ');
  assert.deepEqual(rest, {
    question: 'Why should anyone hope??',
    summary: 'Because of what was promised (John 3:16).',
    plainEnglishExplanation: 'First this (John 3:16-17).\n\nThen that.',
    whereChristiansDiffer: 'On the means.',
    outcome: 'card',
  });
  assert.deepEqual(references.slice(0, 2), [
    {
      scripture: 'John 3:16-17',
      text: 'For God so loved the world, that he gave his only begotten Son. For God sent not his Son into the world to condemn the world.',
      why: 'What was given.',
    },
    { scripture: 'Ruth 1:16', text: 'And Ruth said, Intreat me not to leave thee.', why: 'What love promises.' },
  ]);
  assert.deepEqual([provenance?.writer, provenance?.confidence, provenance?.checked.dropped], ['card', 'high', 0]);
});

Deno.test('a different wording finds the same answer, which repeats the question as asked', async () => {
  const { question, summary } = await answer('Is there HOPE?');
  assert.deepEqual([question, summary], ['Is there HOPE?', 'Because of what was promised (John 3:16).']);
});

Deno.test('verses come from the requested version, with the King James Version as attributed fallback', async () => {
  const { references, provenance } = await answer('Why should anyone hope?', 'eng-web');
  assert.equal(references[0]?.text, 'For God so loved the world, that he gave his one and only Son.');
  assert.ok(provenance?.sources.some(({ name }) => name === 'World English Bible'));
  const elsewhere = await answer('Why should anyone hope?', 'eng-nasb');
  assert.match(elsewhere.references[1]!.text, /^And Ruth said, Intreat me/);
  assert.ok(
    elsewhere.provenance?.sources.some(
      ({ name, gave }) =>
        name === 'King James Version' &&
        gave === 'the text of the verses, because New American Standard Bible is not available here',
    ),
  );
});

Deno.test('a question that nothing matches gets one kind sentence without references', async () => {
  const { summary, plainEnglishExplanation, references, outcome } = await answer('asdf qwer zxcv');
  assert.deepEqual([references, outcome, plainEnglishExplanation], [[], 'declined', '']);
  assert.match(summary, /^We could not make out what you are asking/);
});

Deno.test('an invalid question is rejected with the form’s message', async () => {
  const cases: [Record<string, unknown>, Record<string, string>][] = [
    [{ question: ' why?     ' }, { question: 'Question must be at least 10 characters' }],
    [{}, { question: 'Question must be at least 10 characters' }],
    [{ question: 'a'.repeat(501) }, { question: 'Question must be less than 500 characters' }],
    [
      { question: 'Why should anyone hope?', bibleId: 'x' },
      { bibleId: 'bibleId must be the identifier of a known version' },
    ],
  ];
  for (const [request, fields] of cases) {
    const { status, body } = await ask(request);
    assert.deepEqual([status, body.fields], [400, fields]);
  }
});

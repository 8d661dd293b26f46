import { functionError, guidedStudyResponse } from '@berea/validation';
import assert from 'node:assert/strict';
import { post } from '../_shared/testing/ask.ts';
import { testAnswerContext } from '../_shared/testing/answer-context.ts';
import { guidedStudy } from './handler.ts';

async function ask(request: Record<string, unknown>) {
  await using test = testAnswerContext();
  return await post(guidedStudy(test.context), request);
}

Deno.test('a topic with a card returns its study with the text of its verses', async () => {
  for (const topic of ['Managing anger', ' managing ANGER ', 'rage', 'Slow to anger']) {
    const { study } = guidedStudyResponse.parse((await ask({ topic })).body);
    assert.equal(study.title, 'Slow to Anger');
    assert.deepEqual(study.studySections[1], {
      heading: 'Two',
      teachingText: 'What Two teaches.',
      supportingScriptures: [
        { reference: 'John 3:16', text: 'For God so loved the world, that he gave his only begotten Son.' },
        {
          reference: 'Ruth 1:16-17',
          text: 'And Ruth said, Intreat me not to leave thee. Where thou diest, will I die.',
        },
      ],
    });
    assert.deepEqual(
      [study.reflectionQuestions.length, study.concludingPrayer, study.suggestedLongReads[0]?.booksToRead],
      [4, 'A prayer.', 'Ruth 1'],
    );
  }
});

Deno.test('a topic with too little material returns 404 and says so', async () => {
  const { status, body } = await ask({ topic: 'asdf qwer' });
  assert.equal(status, 404);
  assert.equal(
    functionError.parse(body).error,
    'Not enough was found on “asdf qwer” to make a study of it. Another word for the topic may help.',
  );
});

Deno.test('a blank or too long topic is rejected', async () => {
  for (const topic of ['', '   ', undefined]) {
    const { status, body } = await ask({ topic });
    assert.deepEqual([status, body.fields], [400, { topic: 'Topic is required' }]);
  }
  assert.equal((await ask({ topic: 'a'.repeat(201) })).status, 400);
});

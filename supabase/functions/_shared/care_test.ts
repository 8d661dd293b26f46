import { careResources, careSituations, firstWords, type CareSituation } from '@berea/care';
import {
  apologeticsResponse,
  encyclopediaEntryResponse,
  guidedStudyResponse,
  scriptureQuestionResponse,
  type Care,
} from '@berea/validation';
import assert from 'node:assert/strict';
import { careCards } from '@berea/content/care';
import { apologeticsAnswer } from '../apologetics-answer/handler.ts';
import { encyclopediaEntry } from '../encyclopedia-entry/handler.ts';
import { guidedStudy } from '../guided-study/handler.ts';
import { scriptureQuestion } from '../scripture-question/handler.ts';
import { post, type Handler, type Reply } from './testing/ask.ts';
import { testAnswerContext } from './testing/answer-context.ts';
import { restServer, logOf } from '@berea/answers/testing';
import { concernIn, resourcesFrom } from '@berea/answers';
import type { AnswerContext } from './answer-context.ts';

/** All functions that answer typed text, each with the field that holds the text. */
const asking: Record<string, (context: AnswerContext, text: string) => Promise<Reply>> = {
  'scripture-question': (context, question) => post(scriptureQuestion(context) as Handler, { question }),
  'apologetics-answer': (context, objection) => post(apologeticsAnswer(context) as Handler, { objection }),
  'encyclopedia-entry': (context, term) => post(encyclopediaEntry(context) as Handler, { term }),
  'guided-study': (context, topic) => post(guidedStudy(context) as Handler, { topic }),
};

const careOf = ({ body }: Reply): Care | undefined => {
  const { data, care } = body as { data?: { care?: Care }; care?: Care };
  return data?.care ?? care;
};

const typed: [text: string, situation: CareSituation][] = [
  ['I want to kill myself', 'suicidal-thoughts'],
  ['kms', 'suicidal-thoughts'],
  ['my husband hits me', 'partner-violence'],
  ['i want to kill my brother', 'wanting-to-hurt'],
  ['should i take my antidepressants or just pray', 'stopping-medicine'],
];

for (const [name, ask] of Object.entries(asking)) {
  for (const [text, situation] of typed) {
    Deno.test(`${name} answers “${text}” with help and the hand-written card`, async () => {
      await using test = testAnswerContext();
      const reply = await ask(test.context, text);
      const card = careCards[situation];
      assert.equal(reply.status, 200);
      assert.equal(reply.headers.get('cache-control'), 'no-store');
      const { kind, title, message, resources, situation: answered } = careOf(reply)!;
      assert.deepEqual(
        [kind, answered, title, message],
        [careSituations[situation], situation, card.title, card.message],
      );
      assert.ok(resources.length >= careResources.length);
      assert.ok(JSON.stringify(reply.body).includes(card.summary));
      // No search ran, and the answer claims no confidence.
      assert.ok(
        test.rest.asked.every((path) => path.includes('verses_at')),
        test.rest.asked.join(),
      );
      assert.doesNotMatch(JSON.stringify(reply.body), /"confidence"|"nearestTo"/);
    });
  }

  Deno.test(`${name} shows help above its ordinary answer where danger is only possible`, async () => {
    await using test = testAnswerContext();
    const care = careOf(await ask(test.context, 'suicide'));
    assert.equal(care?.kind, 'self-harm');
    if (care.situation === undefined) assert.equal(care.title, firstWords['self-harm'].title);
    // When nothing is found, the card replaces the "nothing found" answer.
    else assert.ok(name === 'encyclopedia-entry' || name === 'guided-study');
  });

  Deno.test(`${name} gives help without a database, and does not log what was typed`, async () => {
    await using test = testAnswerContext();
    await using rest = restServer({}, 500);
    let reply!: Reply;
    const log = await logOf(
      async () =>
        void (reply = await ask(
          { ...test.context, database: rest.database },
          'my husband hits me and I am afraid of tonight',
        )),
    );
    assert.equal(reply.status, 200);
    assert.equal(careOf(reply)?.situation, 'partner-violence');
    assert.match(log, /care: a card is shown without its verses/);
    assert.doesNotMatch(log, /husband|hits|tonight/);
  });

  Deno.test(`${name} does not rate limit a person in danger`, async () => {
    await using test = testAnswerContext({ ANSWER_LIMIT_PER_ADDRESS: '1' });
    for (let count = 0; count < 3; count++) assert.equal((await ask(test.context, 'i want to die')).status, 200);
  });

  Deno.test(`${name} shows no help for an ordinary text`, async () => {
    await using test = testAnswerContext();
    assert.equal(careOf(await ask(test.context, 'Moses and the burning bush')), undefined);
  });
}

Deno.test('help comes without its verses while the database is silent', async () => {
  await using test = testAnswerContext();
  const silence = Promise.withResolvers<never[]>();
  await using rest = restServer({}, undefined, { verses_at: () => silence.promise });
  let reply!: Reply;
  const log = await logOf(
    async () =>
      void (reply = await asking['scripture-question']!({ ...test.context, database: rest.database }, 'i want to die')),
  );
  silence.resolve([]);
  assert.equal(careOf(reply)?.situation, 'suicidal-thoughts');
  assert.match(log, /care: a card is shown without its verses \(TimeoutError\)/);
});

Deno.test('care cards satisfy the response schemas of all four functions and include verses', async () => {
  await using test = testAnswerContext();
  const question = scriptureQuestionResponse.parse(
    (await asking['scripture-question']!(test.context, 'I want to kill myself')).body,
  ).data;
  assert.equal(question.question, 'I want to kill myself');
  const objection = apologeticsResponse.parse(
    (await asking['apologetics-answer']!(test.context, 'I want to kill myself')).body,
  ).data!;
  assert.deepEqual([objection.objection, objection.furtherReading], ['I want to kill myself', []]);
  const entry = encyclopediaEntryResponse.parse(
    (await asking['encyclopedia-entry']!(test.context, 'I want to kill myself')).body,
  ).data;
  const { study, care } = guidedStudyResponse.parse(
    (await asking['guided-study']!(test.context, 'I want to kill myself')).body,
  );
  const { title, sections } = careCards['suicidal-thoughts'];
  assert.deepEqual([entry.title, study.title, care?.title], [title, title, title]);
  assert.deepEqual(
    [study.studySections.map(({ heading }) => heading), study.reflectionQuestions],
    [sections.map(({ heading }) => heading), []],
  );
});

Deno.test('CARE_RESOURCES replaces the services; an invalid list is logged and ignored', async () => {
  const mine = [{ name: 'Ours', for: 'Anyone', kinds: ['self-harm'], country: 'FR', phone: '3114' }];
  assert.deepEqual(resourcesFrom(() => JSON.stringify(mine))(), mine);
  for (const wrong of [
    '{',
    '[]',
    '[{"name":"x"}]',
    JSON.stringify([{ ...mine[0], phone: 'javascript:alert(1)' }]),
    JSON.stringify([{ ...mine[0], web: 'http://x.example' }]),
  ]) {
    let shown: ReturnType<ReturnType<typeof resourcesFrom>> = [];
    const log = await logOf(() => Promise.resolve(void (shown = resourcesFrom(() => wrong)())));
    assert.equal(shown.length, careResources.length);
    assert.match(log, /CARE_RESOURCES cannot be used/);
  }
});

Deno.test('the care router finds danger in any sentence that a model wrote', () => {
  const draft = {
    summary: 'Job sat in ashes.',
    sections: [{ teaching: 'It is hard. I want to kill myself, he wrote to us.' }],
  };
  assert.equal(concernIn(draft)?.kind, 'self-harm');
  assert.equal(concernIn({ summary: 'Job sat in ashes.', references: [{ scripture: 'Job 2:8' }] }), undefined);
});

import assert from 'node:assert/strict';
import { sharedAddress, type SharedInput } from '@berea/validation';
import { libraryAuthor } from '@berea/answers';
import { emptyLibrary, fewCards } from '@berea/answers/testing';
import { apologeticsAnswer } from '../apologetics-answer/handler.ts';
import { encyclopediaEntry } from '../encyclopedia-entry/handler.ts';
import { guidedStudy } from '../guided-study/handler.ts';
import { scriptureQuestion } from '../scripture-question/handler.ts';
import type { AnswerContext } from './answer-context.ts';
import { get, type Handler } from './testing/ask.ts';
import { testAnswerContext } from './testing/answer-context.ts';

const kept = 'public, max-age=300, stale-while-revalidate=86400';
const questions = fewCards.questions.map(({ question }) => question);
const dangerous = 'I want to kill myself';
const careful = 'What does the Bible say about suicide?';

/** Each answering function: the field with the text, the name of a card, and texts that are none. */
const asking: [make: (context: AnswerContext) => Handler, field: string, card: string, typed: string[]][] = [
  [scriptureQuestion, 'question', questions[0]!, [questions[0]!.toUpperCase(), 'Why is my neighbour so loud?']],
  [apologeticsAnswer, 'objection', fewCards.apologetics[0]!.title, ['Nobody can know anything about God at all']],
  [guidedStudy, 'topic', fewCards.studies[0]!.topic, ['my brother-in-law']],
  [encyclopediaEntry, 'term', 'Moses', ['moses', 'lawgiver', 'who was Moses?']],
];

for (const [make, field, card, typed] of asking) {
  const ask = async (input: SharedInput, change: Partial<AnswerContext> = {}) => {
    await using test = testAnswerContext();
    const { status, headers } = await get(make({ ...test.context, ...change }), sharedAddress('', input));
    return { status, cache: headers.get('cache-control') };
  };

  Deno.test(`${make.name} may be kept where the text is the name of a card`, async () => {
    assert.deepEqual(await ask({ [field]: card }), { status: 200, cache: kept });
  });

  Deno.test(`security: ${make.name} is kept nowhere where somebody typed the text, or is in danger`, async () => {
    for (const text of [...typed, dangerous, careful])
      assert.equal((await ask({ [field]: text })).cache, 'no-store', text);
    // Also where a card has the very name that the care router recognises.
    const named = { ...fewCards, questions: [{ ...fewCards.questions[0]!, question: careful }] };
    const author = libraryAuthor({ content: named, library: emptyLibrary });
    assert.equal((await ask({ [field]: careful }, { content: named, author: () => author })).cache, 'no-store');
  });
}

import assert from 'node:assert/strict';
import { content } from '../testing/content.ts';
import { lifeEventsIn } from './life-event-in.ts';

const { questions, lifeEvents, facts } = content;

Deno.test('each row is the most specific one for its example, and names a question that exists', () => {
  const asked = new Set(questions.map(({ id }) => id));
  for (const { card, example } of lifeEvents) {
    assert.deepEqual(lifeEventsIn(example), [card], example);
    assert.ok(asked.has(card), card);
  }
});

Deno.test('who died decides, not that somebody died', () => {
  assert.deepEqual(lifeEventsIn('my wife’s cat died and i miss it'), ['questions/is-it-silly-to-grieve-for-a-pet']);
  assert.deepEqual(lifeEventsIn('my nan died on sunday'), [
    'questions/how-do-i-grieve-for-my-grandmother-or-grandfather',
  ]);
  assert.deepEqual(lifeEventsIn('my aunt died on sunday'), [
    'questions/how-do-i-grieve-for-a-brother-a-sister-or-a-friend',
  ]);
});

Deno.test('questions about scripture, about what is right, and about nobody’s own life are no story', () => {
  for (const text of [
    'who died on the cross',
    'how did the son of david die',
    'how many wives did solomon have',
    'what does the bible say about my husband cheating on me',
    'can i still take communion if i am divorced',
    'why did god kill the egyptian children',
    'job lost his children and his money',
    'my daughter asked why they killed lambs',
    'the soldier at the cross saw jesus die',
  ])
    assert.deepEqual(lifeEventsIn(text), [], text);
  for (const text of facts.flatMap(({ asked = [] }) => asked)) assert.deepEqual(lifeEventsIn(text), [], text);
});

import assert from 'node:assert/strict';
import { content } from '../../testing/content.ts';
import { cardsTold, toldCards } from './learned-cards.ts';

const first = (text: string) => cardsTold(text)[0]!;

Deno.test('a story in words of its own is nearest to the card that helps', () => {
  for (const [text, card] of [
    [
      'my wife and I only talk about bills and who drives the kids',
      'questions/what-can-i-do-when-my-marriage-is-unhappy',
    ],
    ['the plant closes in march and nobody hires a welder of fifty six', 'questions/how-do-i-cope-with-losing-my-job'],
    [
      'fifty one years married and now his side of the bed stays cold',
      'questions/how-do-i-go-on-after-my-husband-or-wife-has-died',
    ],
    [
      'my landlord put a notice on the door and the fridge is empty',
      'questions/where-do-i-turn-when-i-cannot-pay-for-food-or-rent',
    ],
  ] as const)
    assert.equal(first(text).card, card, text);
});

Deno.test('shares add up to one, and what tells no story has a card of little share', () => {
  const all = cardsTold('how do i get candle wax out of a tablecloth');
  assert.ok(Math.abs(all.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-6);
  const questions = content.facts
    .flatMap(({ asked = [] }) => asked.slice(1, 2))
    .filter((text) => /^(?:who|where|when|how many|how old|how long) /.test(text));
  const sure = questions.filter((text) => cardsTold(text).some(({ card, share }) => card !== '' && share >= 0.4));
  assert.ok(sure.length <= 1, sure.join('\n'));
});

Deno.test('every card that was learned exists', () => {
  const questions = new Set(content.questions.map(({ id }) => id));
  assert.deepEqual(
    toldCards().cards.filter((card) => card !== '' && !questions.has(card)),
    [],
  );
});

Deno.test('security: a long text, repeated words and an empty text are read in bounded time and without an error', () => {
  for (const text of ['', '💔', 'ab '.repeat(50_000), 'x'.repeat(100_000)]) assert.ok(first(text).share >= 0);
});

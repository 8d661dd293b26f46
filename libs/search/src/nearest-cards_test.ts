import assert from 'node:assert/strict';
import { leastScore, nearestCards } from './nearest-cards.ts';
import { content } from './testing/content.ts';

const { questions, apologetics, studies } = content;

const question = (text: string): string | undefined => nearestCards(text, questions)[0]?.card.question;

Deno.test('every card is found by its own question or title, and by its first wordings', () => {
  for (const card of questions)
    for (const way of [card.question, ...card.aliases.slice(0, 2)]) {
      assert.ok(
        nearestCards(way, questions, 10).some((found) => found.card === card),
        `${way}: ${card.question}`,
      );
    }
  for (const card of apologetics) assert.equal(nearestCards(card.title, apologetics)[0]?.card.title, card.title);
  for (const card of studies) assert.equal(nearestCards(card.topic, studies)[0]?.card.topic, card.topic);
});

Deno.test('a card is found by a different wording of its question', () => {
  assert.equal(question('Why would God allow so much suffering'), 'Why does God allow suffering?');
  assert.equal(question('what happens after we die?'), 'What happens when we die?');
  assert.equal(question('how do I pray'), 'How should I pray?');
});

Deno.test('an unrelated question matches no card', () => {
  for (const asked of [
    'asdf qwer',
    'What does the Bible say about owls?',
    'Why is the sky blue?',
    'How do planes fly?',
    'What is the best programming language?',
    'How should one treat an old neighbour?',
  ]) {
    assert.deepEqual(
      [...nearestCards(asked, questions), ...nearestCards(asked, apologetics), ...nearestCards(asked, studies)],
      [],
      asked,
    );
  }
});

Deno.test('a topic that a card only mentions does not match the card', () => {
  assert.notEqual(question('freedom'), 'Where did evil come from?');
  assert.equal(question('being mean'), undefined);
});

Deno.test('scores are between 0 and 1, best first', () => {
  const scores = nearestCards('forgiving others', questions, 10).map(({ score }) => score);
  assert.deepEqual(
    scores,
    scores.toSorted((one, other) => other - one),
  );
  for (const score of scores) assert.ok(score >= leastScore && score <= 1);
});

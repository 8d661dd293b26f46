import assert from 'node:assert/strict';
import { content } from '../testing/content.ts';
import { cardsFor } from './find-cards.ts';

const { people, places, theology, parables, miracles, ...others } = content;
const all = { encyclopedia: { people, places, theology, parables, miracles }, ...others };
const found = (text: string) => cardsFor(text, all).is?.title;

Deno.test('a card of any kind is found by its own name', () => {
  assert.equal(found('Why does God allow suffering'), 'Why does God allow suffering?');
  assert.equal(found('Has Science Disproven God'), 'Has Science Disproven God?');
  assert.equal(found('Habakkuk'), 'Habakkuk');
  assert.equal(found('the ten lepers'), 'The Ten Lepers');
});

Deno.test('who did what decides between two cards with the same words', () => {
  assert.equal(found('my wife cheated on me'), 'How do I cope with being cheated on?');
  assert.equal(found('i cheated on my wife'), 'Can God forgive me for having an affair?');
});

Deno.test('spelling, contractions and a story around it do not hide a card', () => {
  assert.equal(found('why isnt god answering my prayers'), 'Why are prayers not answered?');
  assert.equal(
    found('my wife died last year and i dont know how to carry on'),
    'How do I go on after my husband or wife has died?',
  );
});

Deno.test('a card that only shares some words is near at most', () => {
  for (const text of ['what does the bible say about owls', 'how do planes fly', 'asdf qwer'])
    assert.equal(found(text), undefined, text);
  const { is, near } = cardsFor('stressed out by bills and debt collectors', all);
  assert.equal(is, undefined);
  assert.ok(near.every(({ title }) => title !== ''));
});

Deno.test('a study that is nearer does not stand in the way of the question below it', () => {
  assert.equal(found('my anxiety is killing me'), 'How do I stop worrying?');
  assert.equal(found('how can i find my purpose in life'), 'What is the purpose of my life?');
});

Deno.test('who only names a topic gets passages where a study is clearly nearer than any card', () => {
  const { is, topic, near } = cardsFor('being thankful', all);
  assert.deepEqual([is, topic, near[0]?.kind], [undefined, true, 'study']);
  assert.equal(cardsFor('how can i be more thankful', all).topic, false);
});

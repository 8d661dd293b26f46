import assert from 'node:assert/strict';
import { queryTerms } from './query-terms.ts';
import { termOf } from './terms.ts';

Deno.test('what people say is searched by the words scripture says it with, which count for less', () => {
  const { words, concepts, weights } = queryTerms('How do I deal with anxiety?');
  assert.deepEqual(words, ['anxiety']);
  assert.deepEqual(
    concepts.map(({ asked, own }) => [asked, own]),
    [['anxiety', [termOf('anxiety')]]],
  );
  assert.equal(weights.get(termOf('anxiety')), 1);
  assert.equal(weights.get('care'), 0.5);
});

Deno.test('a phrase of the thesaurus is one thing that was asked', () => {
  const { concepts } = queryTerms('healing for a broken heart');
  assert.deepEqual(
    concepts.map(({ asked }) => asked),
    ['healing', 'broken heart'],
  );
  assert.ok(concepts[1]!.added.includes(termOf('brokenhearted')));
});

Deno.test('nobody who asks what the Bible says asks for the Bible', () => {
  assert.deepEqual(queryTerms('What does the Bible say about owls?').concepts, [
    { asked: 'owls', own: [termOf('owls')], added: [] },
  ]);
});

Deno.test('topics are looked up by each run of words that says something', () => {
  assert.deepEqual(queryTerms('the fruit of the Spirit').topicTerms, ['fruit', 'fruit spirit', 'spirit']);
});

import assert from 'node:assert/strict';
import './testing/content.ts';
import { queryTerms } from './query-terms.ts';
import { termOf } from './terms.ts';

Deno.test('the thesaurus adds the words scripture uses, with a lower weight', () => {
  const { words, concepts, weights } = queryTerms('How do I deal with anxiety?');
  assert.deepEqual(words, ['anxiety']);
  assert.deepEqual(
    concepts.map(({ asked, own }) => [asked, own]),
    [['anxiety', [termOf('anxiety')]]],
  );
  assert.equal(weights.get(termOf('anxiety')), 1);
  assert.equal(weights.get('care'), 0.5);
});

Deno.test('a phrase of the thesaurus is one concept', () => {
  const { concepts } = queryTerms('healing for a broken heart');
  assert.deepEqual(
    concepts.map(({ asked }) => asked),
    ['healing', 'broken heart'],
  );
  assert.ok(concepts[1]!.added.includes(termOf('brokenhearted')));
});

Deno.test('"what does the Bible say" does not search for the word Bible', () => {
  assert.deepEqual(queryTerms('What does the Bible say about owls?').concepts, [
    { asked: 'owls', own: [termOf('owls')], added: [] },
  ]);
});

Deno.test('topics are looked up by each run of content words', () => {
  assert.deepEqual(queryTerms('the fruit of the Spirit').topicTerms, ['fruit', 'fruit spirit', 'spirit']);
});

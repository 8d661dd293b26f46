import assert from 'node:assert/strict';
import { contentWords, termOf, termsOf } from './terms.ts';

Deno.test('the forms of a word are found by one another', () => {
  for (const [one, other] of [
    ['loved', 'loving'],
    ['loveth', 'love'],
    ['believest', 'believes'],
    ['sinners', 'sinner'],
    ["God's", 'god'],
    ['blessings', 'blessing'],
    ['forgiveth', 'forgive'],
  ]) {
    assert.equal(termOf(one!), termOf(other!), `${one} and ${other}`);
  }
  for (const [one, other] of [
    ['honest', 'honing'],
    ['Nazareth', 'nazar'],
    ['forest', 'fored'],
  ])
    assert.notEqual(termOf(one!), termOf(other!), `${one} and ${other}`);
});

Deno.test('words of mere grammar are no terms, and a hyphen parts two words', () => {
  assert.deepEqual(termsOf('The LORD is my shepherd; self-control'), ['lord', 'shepherd', 'self', 'control']);
});

Deno.test('what belongs to the asking is dropped', () => {
  for (const [asked, words] of [
    ['What does the Bible say about anxiety?', ['anxiety']],
    ['Why does God allow suffering?', ['suffering']],
    ['What happens when we die?', ['die']],
    ["Why can't I forgive?", ['forgive']],
    // Nothing is left but what asks: then that is what is asked.
    ['Is it right?', ['right']],
    ['Who are you?', ['who', 'are', 'you']],
  ] as const)
    assert.deepEqual(contentWords(asked), words, asked);
});

import assert from 'node:assert/strict';
import { contentWords, termOf, termsOf } from './terms.ts';

Deno.test('all forms of a word have the same term', () => {
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

Deno.test('function words are not terms, and a hyphen separates two words', () => {
  assert.deepEqual(termsOf('The LORD is my shepherd; self-control'), ['lord', 'shepherd', 'self', 'control']);
});

Deno.test('template words are dropped', () => {
  for (const [asked, words] of [
    ['What does the Bible say about anxiety?', ['anxiety']],
    ['Why does God allow suffering?', ['suffering']],
    ['What happens when we die?', ['die']],
    ["Why can't I forgive?", ['forgive']],
    // Only template words are left, so they are kept.
    ['Is it right?', ['right']],
    ['Who are you?', ['who', 'are', 'you']],
  ] as const)
    assert.deepEqual(contentWords(asked), words, asked);
});

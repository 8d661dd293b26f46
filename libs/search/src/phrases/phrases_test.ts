import assert from 'node:assert/strict';
import { coverage } from './alignment.ts';
import { phraseTerms } from './phrase-terms.ts';

const share = (phrase: string, text: string, wordings: readonly string[] = []): number =>
  coverage(phraseTerms(phrase), phraseTerms(text), () => 1, new Set(wordings.flatMap(phraseTerms)));

Deno.test('old and new English have the same terms, function words and all', () => {
  assert.deepEqual(phraseTerms('I will be with thee'), phraseTerms('I shall be with you'));
  assert.deepEqual(phraseTerms('he giveth unto them'), phraseTerms('he gives to them'));
  assert.equal(phraseTerms('be still and know').length, 4);
});

Deno.test('a phrase that stands in a text is covered whole', () => {
  assert.equal(share('be still and know', 'Be still, and know that I am God.'), 1);
});

Deno.test('words in another order, or apart, cover less; missing words nothing', () => {
  const text = 'Be still, and know that I am God.';
  const apart = share('still know god', text);
  const turned = share('god know still', text);
  assert.ok(apart < 1 && turned < apart, `${apart} ${turned}`);
  assert.ok(share('be still my heart', text) < share('be still and know', text));
  assert.equal(share('locusts', text), 0);
});

Deno.test('words of another translation count as if they were there', () => {
  const text = 'For I know the thoughts that I think toward you';
  assert.ok(share('i know the plans', text, ['plans']) > share('i know the plans', text));
});

Deno.test('security: a phrase of thousands of repeated words is compared at once', () => {
  const began = performance.now();
  assert.ok(share('love '.repeat(3_000), 'love '.repeat(100)) < 1);
  // Compared pair by pair with all before, it would take minutes.
  assert.ok(performance.now() - began < 10_000);
});

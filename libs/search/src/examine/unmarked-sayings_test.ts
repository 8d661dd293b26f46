import assert from 'node:assert/strict';
import { quotationsIn } from './quotations.ts';
import { referencesIn } from './references.ts';
import '../testing/content.ts';
import { unmarkedSayings } from './unmarked-sayings.ts';

const found = (text: string) =>
  unmarkedSayings(text, quotationsIn(text, referencesIn(text))).map(({ text: saying }) => saying);

Deno.test('a known saying is read without quotation marks, alone and in a sentence', () => {
  assert.deepEqual(
    found('God helps those who help themselves. The Bible says cleanliness is next to godliness, and mother agreed.'),
    ['God helps those who help themselves.', 'cleanliness is next to godliness'],
  );
});

Deno.test('a saying beside quotations, references and other words of its sentence is read', () => {
  for (const text of [
    'John 3:16 says “God so loved the earth”, and the Bible says God helps those who help themselves.',
    'God so loved the world (John 3:16) The Bible also teaches us that God helps those who help themselves.',
    'As the good book says God helps those who help themselves so get to work.',
    'God helps those who help themselves according to the Bible.',
    'Scripture tells you God helps those who help themselves (Proverbs 3:5).',
    'It is written: God helps those who help themselves!',
  ])
    assert.deepEqual(
      found(text).map((saying) => saying.replace(/[.!]$/, '')),
      ['God helps those who help themselves'],
      text,
    );
});

Deno.test('what only resembles a saying, and what is quoted, is left to its writer', () => {
  assert.deepEqual(
    found('God helped those who could not help themselves. We cleaned the church. This too is good.'),
    [],
  );
  assert.deepEqual(found('He said, “God helps those who help themselves.” Then he sat down.'), []);
});

Deno.test('the span is where the saying stands in the text', () => {
  const text = 'We met. As they say, this too shall pass. We left.';
  const [saying] = unmarkedSayings(text, []);
  assert.equal(text.slice(saying!.start, saying!.end), 'this too shall pass.');
});

Deno.test('a sentence of pauses only is read in bounded time', () => {
  assert.deepEqual(found('a, '.repeat(6_000)), []);
});

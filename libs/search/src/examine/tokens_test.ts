import assert from 'node:assert/strict';
import { tokensOf } from './tokens.ts';

const terms = (text: string) => tokensOf(text).map(({ term }) => term);

Deno.test('words are compared by their stems, and the names of God by one', () => {
  assert.deepEqual(terms('Yahweh loved; Jehovah doesn’t'), ['lord', 'love', 'lord', 'do', 'not']);
});

Deno.test('a word that every object has is a word', () => {
  assert.deepEqual(terms('constructors, constructor'), ['constructor', 'constructor']);
});

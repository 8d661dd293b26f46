import assert from 'node:assert/strict';
import { nameWords, respelled } from './respelled.ts';

const names = nameWords(['Goliath', 'Moses', 'Mary Magdalene', 'Ai']);
const correct = (text: string, known: readonly string[] = []) => respelled(text, names, (word) => known.includes(word));

Deno.test('one slip in a name is corrected', () => {
  assert.equal(correct('who killed golliath?'), 'who killed goliath?');
  assert.equal(correct('mosse and magdelene', ['mosse']), 'mosse and magdalene');
});

Deno.test('a word that is known, short, or more than one slip away stays', () => {
  assert.equal(correct('roses are red', ['roses']), undefined);
  assert.equal(correct('an old man'), undefined);
  assert.equal(correct('gollyath'), undefined);
});

import assert from 'node:assert/strict';
import { nearestNames } from './nearest-names.ts';

const names = ['melchizedek', 'methuselah', 'mercy', 'mercy seat', 'city of refuge', 'sea of galilee'];

Deno.test('names that are spelled alike come first, then those that share a word', () => {
  assert.deepEqual(nearestNames('Melkisedec', names, 5), ['melchizedek']);
  assert.deepEqual(nearestNames('the mercy', names, 5), ['mercy', 'mercy seat']);
  assert.deepEqual(nearestNames('refuge of Galilee', names, 5), ['sea of galilee', 'city of refuge']);
  assert.deepEqual(nearestNames('the mercy', names, 1), ['mercy']);
});

Deno.test('a word that is like none is near to none', () => {
  assert.deepEqual(nearestNames('asdf qwer', names, 5), []);
  assert.deepEqual(nearestNames('of', names, 5), []);
});

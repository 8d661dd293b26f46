import assert from 'node:assert/strict';
import { oneEdit } from './one-edit.ts';

Deno.test('one slip is one edit, two are not', () => {
  for (const [one, other] of [
    ['moses', 'moses'],
    ['mosse', 'moses'],
    ['golliath', 'goliath'],
    ['isiah', 'isaiah'],
    ['davod', 'david'],
  ] as const)
    assert.ok(oneEdit(one, other), one);
  for (const [one, other] of [
    ['msose', 'moses'],
    ['melchisidek', 'melchizedek'],
    ['ruth', 'truths'],
    ['abcd', 'badc'],
  ] as const)
    assert.ok(!oneEdit(one, other), one);
});

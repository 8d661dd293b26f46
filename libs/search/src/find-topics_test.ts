import assert from 'node:assert/strict';
import { nearestName } from './find-topics.ts';

Deno.test('a typing error is tolerated, but a different word is not matched', () => {
  const names = ['melchizedek', 'methuselah', 'mercy'];
  assert.equal(nearestName('melchisedec', names), 'melchizedek');
  assert.equal(nearestName('merci', names), 'mercy');
  assert.equal(nearestName('molecule', names), undefined);
  assert.equal(nearestName('cat', names), undefined);
});

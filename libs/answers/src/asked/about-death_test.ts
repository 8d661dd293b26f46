import assert from 'node:assert/strict';
import { speaksOfDeathFirst } from './about-death.ts';

Deno.test('a card on death is not shown to the parents of a sick child who speak of none', () => {
  const stillborn = 'Where is God when a baby is stillborn?';
  assert.equal(speaksOfDeathFirst(stillborn, "baby's got a hole in heart they'll fix after the birth"), true);
  assert.equal(speaksOfDeathFirst(stillborn, 'she was born sleeping on Monday'), false);
  assert.equal(speaksOfDeathFirst('Did the person I lost go to heaven?', "my son is frightened he'll drop it"), true);
  assert.equal(speaksOfDeathFirst('Did the person I lost go to heaven?', 'where is my late husband now'), false);
});

Deno.test('other cards are shown', () => {
  assert.equal(speaksOfDeathFirst('How do I wait for the birth of a child?', 'I am pregnant'), false);
});

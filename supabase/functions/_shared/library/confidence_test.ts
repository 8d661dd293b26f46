import assert from 'node:assert/strict';
import { confidenceIn } from './confidence.ts';
import type { Concept } from './query-terms.ts';

const concept = (asked: string, ...added: string[]): Concept => ({ asked, own: [asked], added });

Deno.test('nonsense is known by nothing', () => {
  assert.equal(confidenceIn([concept('asdf'), concept('qwer')], new Set(), []), 'none');
  assert.equal(confidenceIn([concept('asdf')], new Set(['love']), [['love']]), 'none');
});

Deno.test('what is only half known is said to be thin', () => {
  assert.equal(confidenceIn([concept('crypto'), concept('money')], new Set(['money']), [['money'], ['money']]), 'low');
});

Deno.test('what is known but nowhere together is thin, too', () => {
  const asked = [concept('owl'), concept('grammar'), concept('tax')];
  assert.equal(
    confidenceIn(asked, new Set(['owl', 'grammar', 'tax']), [['owl'], ['tax'], ['owl'], ['grammar'], ['tax']]),
    'low',
  );
  assert.equal(
    confidenceIn(asked, new Set(['owl', 'grammar', 'tax']), [
      ['owl', 'tax'],
      ['owl', 'tax', 'grammar'],
    ]),
    'high',
  );
});

Deno.test('a verse may be found by what the thesaurus says for a word; a word that only others stand in for is not known', () => {
  const asked = [concept('anxieti', 'care')];
  assert.equal(confidenceIn(asked, new Set(['anxieti', 'care']), [['care'], ['care']]), 'high');
  assert.equal(confidenceIn(asked, new Set(['care']), [['care'], ['care']]), 'low');
});

import assert from 'node:assert/strict';
import { confidenceIn } from './confidence.ts';
import type { Concept } from './query-terms.ts';

const concept = (asked: string, ...added: string[]): Concept => ({ asked, own: [asked], added });

Deno.test('nonsense has confidence none', () => {
  assert.equal(confidenceIn([concept('asdf'), concept('qwer')], new Set(), []), 'none');
  assert.equal(confidenceIn([concept('asdf')], new Set(['love']), [['love']]), 'none');
});

Deno.test('a question with an unknown word has low confidence', () => {
  assert.equal(confidenceIn([concept('crypto'), concept('money')], new Set(['money']), [['money'], ['money']]), 'low');
});

Deno.test('known words that no verse combines have low confidence', () => {
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

Deno.test('synonyms count for finding verses, but a word known only by its synonyms lowers the confidence', () => {
  const asked = [concept('anxieti', 'care')];
  assert.equal(confidenceIn(asked, new Set(['anxieti', 'care']), [['care'], ['care']]), 'high');
  assert.equal(confidenceIn(asked, new Set(['care']), [['care'], ['care']]), 'low');
});

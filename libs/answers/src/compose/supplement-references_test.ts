import assert from 'node:assert/strict';
import { content } from '@berea/search/testing';
import type { Library } from './material.ts';
import { supplementReferences } from './supplement-references.ts';

const { questions } = content;
const asked = { text: 'my mother died', versionId: 'eng-KJV' };
/** Nothing may be searched. */
const nothing = new Proxy({} as Library, {
  get() {
    throw new Error('The library was asked.');
  },
});

Deno.test('a card with fewer than ten passages has one of a card on the same topic, and none that was only found by its words', async () => {
  const card = questions.find(({ question }) => question === 'How do I cope with the death of my mother or father?')!;
  const { references } = await supplementReferences(nothing, questions, asked, card);
  assert.equal(references.length, 10);
  assert.deepEqual(
    references.slice(0, card.references.length).map(({ scripture }) => scripture),
    card.references.map(({ scripture }) => scripture),
  );
  const added = references.at(-1)!.scripture;
  const chosen = questions.filter(
    (other) => other !== card && other.references.some(({ scripture }) => scripture === added),
  );
  assert.ok(
    chosen.some(({ topics }) => topics.some((topic) => card.topics.includes(topic))),
    added,
  );
});

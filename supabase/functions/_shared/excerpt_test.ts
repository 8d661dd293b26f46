import assert from 'node:assert/strict';
import { excerpt, sentencesOf } from './excerpt.ts';

const filler = (subject: string): string => `The ${subject} stands here among many other words of no weight at all.`;

Deno.test('sentences end where a reader would end them', () => {
  assert.deepEqual(
    sentencesOf('It was fulfilled, Matt. 12:17. Let our souls rely on him. "Come," he said; and they came.'),
    ['It was fulfilled, Matt. 12:17.', 'Let our souls rely on him.', '"Come," he said; and they came.'],
  );
});

Deno.test('a short text is kept whole, and one that is only a little too long', () => {
  const text = `${filler('lamp')} ${filler('door')}`;
  for (const mostWords of [100, 26]) assert.equal(excerpt(text, { near: 1, about: 'anything', mostWords }), text);
});

Deno.test('of a long text the sentences that are about the verse are taken, whole', () => {
  const text = ['lamp', 'door', 'well', 'garden', 'serpent', 'field', 'tower', 'river', 'bread'].map(filler).join(' ');
  const chosen = excerpt(text, { near: 0, about: 'Now the serpents were in the fields', mostWords: 30 });
  assert.equal(chosen, `… ${filler('serpent')} ${filler('field')} …`);
  assert.equal(excerpt(text, { near: 0, about: '', mostWords: 30 }), `${filler('lamp')} ${filler('door')} …`);
  assert.equal(excerpt(text, { near: 1, about: '', mostWords: 30 }), `… ${filler('river')} ${filler('bread')}`);
});

import assert from 'node:assert/strict';
import { excerpt, sentencesOf } from './excerpt.ts';

const filler = (subject: string): string => `The ${subject} stands here among many other words of no weight at all.`;

Deno.test('sentences are split where a reader would split them', () => {
  assert.deepEqual(
    sentencesOf('It was fulfilled, Matt. 12:17. Let our souls rely on him. "Come," he said; and they came.'),
    ['It was fulfilled, Matt. 12:17.', 'Let our souls rely on him.', '"Come," he said; and they came.'],
  );
});

Deno.test('a short text is kept whole, and so is one that is only slightly too long', () => {
  const text = `${filler('lamp')} ${filler('door')}`;
  for (const mostWords of [100, 26]) assert.equal(excerpt(text, { near: 1, about: 'anything', mostWords }), text);
});

Deno.test('an excerpt of a long text consists of the whole sentences about the verse', () => {
  const text = ['lamp', 'door', 'well', 'garden', 'serpent', 'field', 'tower', 'river', 'bread'].map(filler).join(' ');
  const chosen = excerpt(text, { near: 0, about: 'Now the serpents were in the fields', mostWords: 30 });
  assert.equal(chosen, `… ${filler('serpent')} ${filler('field')} …`);
  assert.equal(excerpt(text, { near: 0, about: '', mostWords: 30 }), `${filler('lamp')} ${filler('door')} …`);
  assert.equal(excerpt(text, { near: 1, about: '', mostWords: 30 }), `… ${filler('river')} ${filler('bread')}`);
});

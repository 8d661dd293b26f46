import assert from 'node:assert/strict';
import { renderingsOf } from './renderings.ts';

const marked = (text: string) => {
  const start = text.indexOf('[');
  const end = text.indexOf(']') - 1;
  return { text: text.replace(/[[\]]/g, ''), marks: [[start, end] as [number, number]] };
};

Deno.test('the forms of a word count as one, without pronouns and auxiliaries', () => {
  const verses = ['[Thou shalt love] thy neighbour', 'he [loveth] us', 'and [love] him', 'with [charity]'].map(marked);
  assert.deepEqual(renderingsOf(verses), [
    { text: 'love', times: 3 },
    { text: 'charity', times: 1 },
  ]);
});

Deno.test('words in capitals stay in capitals, and words between others stay', () => {
  const verses = ['[the LORD] said', '[O LORD]', '[the Lord] is', 'and [the son of man] came'].map(marked);
  assert.deepEqual(renderingsOf(verses), [
    { text: 'LORD', times: 3 },
    { text: 'son of man', times: 1 },
  ]);
});

Deno.test('further words in a part do not hide a more frequent translation, and belong to one that is less frequent', () => {
  const verses = [
    'said [the LORD]',
    'said [the LORD]',
    '[according to all that the LORD] had said',
    'a [burnt offering]',
    'a [burnt offering]',
    'an [offering]',
  ].map(marked);
  assert.deepEqual(renderingsOf(verses), [
    { text: 'LORD', times: 3 },
    { text: 'burnt offering', times: 2 },
    { text: 'offering', times: 1 },
  ]);
});

Deno.test('function words are left out, unless they are what the word mostly says', () => {
  assert.deepEqual(renderingsOf(['[doth] he', 'he [loveth]', 'and[, ]', 'thou [lovedst]'].map(marked)), [
    { text: 'loveth', times: 2 },
  ]);
  assert.deepEqual(renderingsOf([...['this [is he that] came'].map(marked), { text: 'none' }]), [
    { text: 'is he that', times: 1 },
  ]);
});

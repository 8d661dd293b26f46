import assert from 'node:assert/strict';
import { wordsOf, respelled } from './respelled.ts';

const names = wordsOf(['Goliath', 'Moses', 'Mary Magdalene', 'Ai']);
const correct = (text: string, known: readonly string[] = []) => respelled(text, names, (word) => known.includes(word));

Deno.test('one slip in a name is corrected', () => {
  assert.equal(correct('who killed golliath?'), 'who killed goliath?');
  assert.equal(correct('mosse and magdelene', ['mosse']), 'mosse and magdalene');
});

Deno.test('a word that is known, short, or more than one slip away stays', () => {
  assert.equal(correct('roses are red', ['roses']), undefined);
  assert.equal(correct('an old man'), undefined);
  assert.equal(correct('gulyathe'), undefined);
});

Deno.test('letters that are doubled or not are one slip, and forms of one word are one word', () => {
  const words = wordsOf(['tomorrow', 'happen', 'happened', 'collector']);
  const everyday = (text: string) => respelled(text, words, () => false, 6);
  assert.equal(everyday('tommorow'), 'tomorrow');
  assert.equal(everyday('colector'), 'collector');
  assert.ok(['happen', 'happened'].includes(everyday('happend')!));
  assert.equal(
    respelled('mannah', wordsOf(['manna']), () => false, 6),
    'manna',
  );
});

Deno.test('a long name may have a wrong letter besides', () => {
  assert.equal(
    respelled('zacheus', wordsOf(['Zacchaeus']), () => false),
    'zacchaeus',
  );
});

Deno.test('a text of unknown words is left alone', () => {
  assert.equal(
    respelled('golliath '.repeat(9), names, () => false),
    undefined,
  );
});

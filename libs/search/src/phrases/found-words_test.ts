import assert from 'node:assert/strict';
import { foundIn, termsWanted, wantedIn } from './found-words.ts';

const verse = 'For God so loved the world, that he gave his only begotten Son';
/** The marked parts of a text; undefined where something is missing. */
const marked = (text: string, typed: string, near?: number, asWritten?: boolean) =>
  foundIn(text, wantedIn(typed, near), asWritten)?.map(([start, end]) => text.slice(start, end));

Deno.test('what is in quotation marks is a phrase, the rest are words', () => {
  assert.deepEqual(wantedIn('son "loved the world" god “only begotten”'), {
    phrases: [
      { terms: ['love', 'the', 'world'], written: ['loved', 'the', 'world'] },
      { terms: ['onli', 'begotten'], written: ['only', 'begotten'] },
    ],
    words: ['son', 'god'],
    near: undefined,
  });
  assert.deepEqual(wantedIn('"he gave').phrases, [{ terms: ['he', 'gave'], written: ['he', 'gave'] }]);
  assert.deepEqual(termsWanted(wantedIn('"god so loved" god')), ['god', 'so', 'love']);
  assert.deepEqual(wantedIn(' "" , ').phrases, []);
});

Deno.test('words are found in any form and order, and each occurrence is marked', () => {
  assert.deepEqual(marked(verse, 'worlds loving'), ['loved', 'world']);
  assert.deepEqual(marked('Believest thou? He that believeth shall live', 'believe'), ['Believest', 'believeth']);
  assert.equal(marked(verse, 'world darkness'), undefined);
});

Deno.test('words and phrases without accents find those with accents, and the other way round', () => {
  assert.deepEqual(marked('Mi corazón, oh Señor', 'corazon senor'), ['corazón', 'Señor']);
  assert.deepEqual(marked('Mi corazon', 'corazón'), ['corazon']);
  assert.deepEqual(marked('Jehová es mi pastor', '"jehova es"', undefined, true), ['Jehová es']);
});

Deno.test('a phrase is found where its words follow one another, and marked as one', () => {
  assert.deepEqual(marked(verse, '"god so loved"'), ['God so loved']);
  assert.equal(marked(verse, '"god loved"'), undefined);
  assert.deepEqual(marked('holy, holy, holy', '"holy holy"'), ['holy, holy, holy']);
  assert.deepEqual(marked(verse, '"his only" world'), ['world', 'his only']);
  assert.equal(marked(verse, '"his only" darkness'), undefined);
});

Deno.test('a phrase as it is written is found in these words only, whatever their case, apostrophes and hyphens', () => {
  const asWritten = (text: string, typed: string) => marked(text, typed, undefined, true);
  assert.deepEqual(asWritten('Fear not: for he that feared not', '"fear not"'), ['Fear not']);
  assert.equal(asWritten('he that feared not', '"fear not"'), undefined);
  assert.equal(asWritten('lamps', '"lamp"'), undefined);
  assert.deepEqual(asWritten('the LORD’s house', '"the lord\'s house"'), ['the LORD’s house']);
  assert.deepEqual(asWritten('he went up to Beth-el', '"to beth el"'), ['to Beth-el']);
  assert.deepEqual(asWritten('fear not, ye lamps', '"fear not" lamp'), ['fear not', 'lamps']);
});

Deno.test('joined letters are found by those that one can type, and the other way round', () => {
  assert.deepEqual(marked('tribute to Cæsar', 'caesar'), ['Cæsar']);
  assert.deepEqual(marked('tribute to Caesar', 'cæsar'), ['Caesar']);
});

Deno.test('old English and hyphens make no difference', () => {
  assert.deepEqual(marked('I say unto thee', '"say to you"'), ['say unto thee']);
  assert.deepEqual(marked('he went up to Beth-el', '"to beth el"'), ['to Beth-el']);
});

Deno.test('near words are found within so many words of one another, in either order', () => {
  assert.deepEqual(marked(verse, 'world god', 4), ['God', 'world']);
  assert.equal(marked(verse, 'world god', 3), undefined);
  assert.deepEqual(marked('love of God, and the love of men, and God', 'love god', 2), ['love', 'God']);
});

Deno.test('a part of a text that is marked twice is marked once', () => {
  assert.deepEqual(marked(verse, '"god so loved" loved'), ['God so loved']);
});

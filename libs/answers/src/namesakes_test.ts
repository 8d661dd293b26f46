import assert from 'node:assert/strict';
import '@berea/search/testing';
import { ourContent } from './content.ts';
import { entryCards } from './entry-card.ts';

const also = (term: string) => entryCards(ourContent())(term)?.namesakes?.map(({ label }) => label);

Deno.test('a book names the people of its name, and they name it', () => {
  for (const [book, person] of [
    ['Nehemiah', 'Nehemiah the Governor'],
    ['Ruth', 'Ruth the Moabite'],
    ['Esther', 'Queen Esther'],
    ['Job', 'Job of Uz'],
    ['Joshua', 'Joshua Son of Nun'],
    ['Mark', 'John Mark'],
  ] as const) {
    assert.deepEqual(also(book), [person]);
    assert.ok(also(person)?.includes(`${book}, the book`), person);
  }
  assert.deepEqual(also('1 Peter'), ['Peter, the person']);
  assert.deepEqual(also('Samuel the Prophet'), ['1 Samuel, the book', '2 Samuel, the book']);
});

Deno.test('people of one name name each other, and who is the only one names nobody', () => {
  assert.deepEqual(also('Mary Magdalene')?.toSorted(), ['Martha and Mary of Bethany', 'Mary, Mother of Jesus']);
  assert.deepEqual(also('Joseph of Arimathea')?.toSorted(), ['Joseph', 'Joseph of Nazareth']);
  for (const term of ['Abraham', 'Romans', 'The Trinity']) assert.deepEqual(also(term), [], term);
});

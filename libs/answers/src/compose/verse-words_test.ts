import { bookByName } from '@berea/scripture';
import assert from 'node:assert/strict';
import { mannerOf, quotable } from './verse-words.ts';

const manner = (words: string, book: string) => mannerOf(words, bookByName(book)!);

Deno.test('quotes the clauses with the wanted words, without the opening conjunction', () => {
  const verse = 'Wrath is cruel, and anger is outrageous; but who is able to stand before envy?';
  assert.equal(quotable(verse, ['envy']), 'who is able to stand before envy?');
  assert.equal(quotable(verse, ['wrath'], 8), 'Wrath is cruel, and anger is outrageous');
});

Deno.test('does not quote a clause that says the opposite without its subject', () => {
  const verse =
    'Nor height, nor depth, nor any other creature, shall be able to separate us from the love of God, which is in Christ Jesus our Lord.';
  assert.ok(!quotable(verse, ['love', 'separate']).startsWith('shall'));
});

Deno.test('a quotation is an exact substring of the verse', () => {
  const verse = '“Don’t let your heart be troubled. Believe in God. Believe also in me.';
  const quoted = quotable(verse, ['heart', 'troubled']);
  assert.ok(verse.includes(quoted), quoted);
  assert.ok(!/[“”"]/.test(quoted));
});

Deno.test('classifies verses by their words', () => {
  const cases: [string, string, string][] = [
    ['Psalms', 'Create in me a clean heart, O God', 'prayer'],
    ['Psalms', 'Cast me not off in the time of old age', 'prayer'],
    ['Psalms', 'Bless the LORD, O my soul', 'command'],
    ['Genesis', 'thou shalt be buried in a good old age', 'saying'],
    ['Leviticus', 'thou shalt love thy neighbour as thyself', 'command'],
    ['Zephaniah', 'the whole land shall be devoured', 'warning'],
    ['James', 'let patience have her perfect work', 'command'],
    ['Proverbs', 'Wrath is cruel, and anger is outrageous', 'proverb'],
    ['Proverbs', 'Better is a dry morsel than a house full of sacrifices', 'comparison'],
    ['Isaiah', 'they shall mount up with wings as eagles', 'promise'],
    ['Ezekiel', 'I will set my jealousy against thee', 'warning'],
    ['Habakkuk', 'how long shall I cry', 'question'],
    ['2 Kings', 'they put them in the houses of the high places', 'saying'],
    ['Luke', 'he arose, and came to his father', 'story'],
    ['1 John', 'God is love', 'saying'],
    ['Psalms', 'Jehová es mi pastor; nada me faltará', 'saying'],
  ];
  for (const [book, words, expected] of cases) assert.equal(manner(words, book), expected, words);
});

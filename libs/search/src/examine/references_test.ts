import assert from 'node:assert/strict';
import { referencesIn, shown } from './references.ts';

const read = (text: string) =>
  referencesIn(text).map(
    ({ place, written, reason }) => (place ? shown(place) : written) + (reason ? `: ${reason}` : ''),
  );

Deno.test('references are read in any spelling, as ranges and as lists', () => {
  for (const [text, expected] of [
    ['Jn 3.16; 4:1-3, 10', ['John 3:16', 'John 4:1-3', 'John 4:10']],
    ['First Corinthians 13:4-7 and II Tim 3:16', ['1 Corinthians 13:4-7', '2 Timothy 3:16']],
    ['Phillipians 4:13, Isa 52:13–53:12', ['Philippians 4:13', 'Isaiah 52:13-53:12']],
    ['romans 8 v 28, Psalm 23, Jude 5', ['Romans 8:28', 'Psalms 23', 'Jude 1:5']],
    ['Romans 8:28ff', ['Romans 8:28-39']],
    ['Phil 4,13: I can do all things. Jn 10,11-15', ['Philippians 4:13', 'John 10:11-15']],
    ['Psalm 23,24 and Phil 4,13', ['Psalms 23', 'Psalms 24', 'Philippians 4:13']],
  ] as const)
    assert.deepEqual(read(text), expected);
});

Deno.test('what does not exist is read too, with the reason', () => {
  assert.deepEqual(read('John 3:99, Genesis 51:2; Jude 2:3; Ps 117:2-5'), [
    'John 3:99: John 3 has 36 verses.',
    'Genesis 51:2: Genesis has 50 chapters.',
    'Jude 2:3: Jude has one chapter.',
    'Psalms 117:2-5: Psalms 117 has 2 verses.',
  ]);
});

Deno.test('what is no book of the Bible is told apart: the Apocrypha, other books, and none at all', () => {
  assert.deepEqual(read('See Hezekiah 3:16, Sirach 2:1 and Alma 5:14'), [
    'Hezekiah 3:16: The Bible has no book “Hezekiah”.',
    'Sirach 2:1: It is in the Apocrypha, which Catholic and Orthodox Bibles have; it is not in the versions here.',
    'Alma 5:14: Alma is in the Book of Mormon.',
  ]);
});

Deno.test('a word that every object has is no book', () => {
  assert.deepEqual(read('See Constructor 3:16.'), []);
});

Deno.test('ages, times and sums are no references', () => {
  assert.deepEqual(read('He is 5 and I am 6. We meet Monday 7:30, at 10:15 in room 3:12. It was 4:1 against us.'), []);
});

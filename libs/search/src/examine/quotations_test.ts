import assert from 'node:assert/strict';
import { quotationsIn } from './quotations.ts';
import { referencesIn } from './references.ts';

const read = (text: string) =>
  quotationsIn(text, referencesIn(text)).map(({ text: quoted, claimed, asScripture }) => [
    quoted,
    claimed.map(({ written }) => written).join('; '),
    asScripture,
  ]);

Deno.test('quotations are read in all kinds of marks, and a word or two is none', () => {
  assert.deepEqual(
    read(
      '“one two three four” "five six seven eight" ‘nine ten isn’t twelve’ «trece catorce quince dieciséis» "so called" “really?”',
    ).map(([quoted]) => quoted),
    ['one two three four', 'five six seven eight', 'nine ten isn’t twelve', 'trece catorce quince dieciséis'],
  );
});

Deno.test('the place is the reference in brackets behind it, or the one that leads to it', () => {
  assert.deepEqual(read('John 3:16 says, “God so loved the world.” Rom 5:8 adds: “while we were yet sinners” (NIV).'), [
    ['God so loved the world.', 'John 3:16', true],
    ['while we were yet sinners', 'Rom 5:8', true],
  ]);
  assert.deepEqual(read('(John 1:1). “Be still, and know” (Psalm 46:10; 100:3). “A line of my own here.”'), [
    ['Be still, and know', 'Psalm 46:10; 100:3', true],
    ['A line of my own here.', '', false],
  ]);
  assert.deepEqual(read('- Eph 4:32: “And be ye kind one to another.”\n- Matt 6:14: “For if ye forgive men.”'), [
    ['And be ye kind one to another.', 'Eph 4:32', true],
    ['For if ye forgive men.', 'Matt 6:14', true],
  ]);
});

Deno.test('what is called scripture in words counts as scripture', () => {
  assert.deepEqual(read('The Bible says, “God helps those who try.” Mother says, “Wash your hands first.”'), [
    ['God helps those who try.', '', true],
    ['Wash your hands first.', '', false],
  ]);
});

Deno.test('who says it is not part of what is said, without marks', () => {
  for (const [text, quoted] of [
    ['As Paul says, all things work together for good (Romans 8:28).', 'all things work together for good'],
    ['And as David says, the LORD is my shepherd (Psalm 23:1).', 'the LORD is my shepherd'],
    ['Jesus told them that a prophet has no honour at home (John 4:44).', 'a prophet has no honour at home'],
    // Words of a verse are left alone: these name nobody who is quoted.
    ['For God so loved the world, that he gave his only Son (John 3:16).', undefined],
    ['The LORD is my shepherd, I shall not want (Psalm 23:1).', undefined],
    ['And God said, Let there be light (Genesis 1:3).', undefined],
  ] as const)
    assert.deepEqual(
      read(text).map(([each]) => each),
      [quoted ?? text.replace(/ \([^)]*\)\.$/u, '')],
      text,
    );
});

Deno.test('block quotes, and verses without marks beside their references, are read', () => {
  assert.deepEqual(read('> Be still, and know that I am God.\n> — Psalm 46:10'), [
    ['Be still, and know that I am God.', 'Psalm 46:10', true],
  ]);
  assert.deepEqual(
    read('John 11:35 — And then our Lord wept there.\nAll of us have gone astray now (Isaiah 53:6).').map(
      ([quoted]) => quoted,
    ),
    ['And then our Lord wept there.', 'All of us have gone astray now'],
  );
});

import assert from 'node:assert/strict';
import { outlineSentence } from './outline.ts';

Deno.test('a long outline lists only the points around the verse', () => {
  const outline = ['one', 'two', 'three'].map((name, index) => ({
    title: `${'A part with a long title '.repeat(3)}${name}.`,
    first: index * 10 + 1,
    last: index * 10 + 10,
  }));
  const part = (name: string) => `${'A part with a long title '.repeat(3)}${name}`;
  assert.equal(
    outlineSentence({ verse: 5, outline }),
    `Verse 5 belongs to part 1 of 3 of the chapter, “${part('one')}” (1-10); it leads to “${part('two')}” (11-20).`,
  );
  assert.equal(
    outlineSentence({ verse: 15, outline }),
    `Verse 15 belongs to part 2 of 3 of the chapter, “${part('two')}” (11-20).`,
  );
  assert.equal(outlineSentence({ verse: 40, outline }), undefined);
  assert.equal(outlineSentence({ verse: 1, outline: [] }), undefined);
  assert.equal(
    outlineSentence({ verse: 1, outline: [{ title: 'Trust in God.', first: 1, last: 6 }] }),
    'The chapter in a line: Trust in God.',
  );
});

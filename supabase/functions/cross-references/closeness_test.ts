import assert from 'node:assert/strict';
import { closestFirst } from './closeness.ts';

Deno.test('what refers back comes before what does not', () => {
  assert.deepEqual(
    closestFirst(
      1,
      new Map([
        [1, [2, 3, 4]],
        [2, [9]],
        [3, [1]],
      ]),
    ),
    [3, 2, 4],
  );
});

Deno.test('what the other references speak of too comes before what none of them knows', () => {
  assert.deepEqual(
    closestFirst(
      1,
      new Map([
        [1, [2, 3, 4]],
        [2, [4]],
        [3, [4]],
      ]),
    ),
    [4, 2, 3],
  );
});

Deno.test('equally close ones stay in the order of the canon', () => {
  assert.deepEqual(closestFirst(1, new Map([[1, [2, 3, 4]]])), [2, 3, 4]);
});

Deno.test('a verse without references has none', () => {
  assert.deepEqual(closestFirst(1, new Map()), []);
});

import assert from 'node:assert/strict';
import { closestFirst } from './closeness.ts';

Deno.test('verses that refer back rank before those that do not', () => {
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

Deno.test('verses that other references share rank before those that none shares', () => {
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

Deno.test('a verse that quotes ranks before one that does not', () => {
  const texts = new Map([
    [1, 'and with his stripes we are healed.'],
    [2, 'who was delivered for our offences'],
    [3, 'by whose stripes ye were healed.'],
  ]);
  assert.deepEqual(closestFirst(1, new Map([[1, [2, 3]]]), texts), [3, 2]);
});

Deno.test('a verse that begins in the same words ranks before one that does not', () => {
  const texts = new Map([
    [1, 'In the beginning God created the heaven and the earth.'],
    [2, 'Thou, even thou, art LORD alone'],
    [3, 'In the beginning was the Word'],
  ]);
  assert.deepEqual(closestFirst(1, new Map([[1, [2, 3]]]), texts), [3, 2]);
});

Deno.test('one word in common is no quotation', () => {
  const texts = new Map([
    [1, 'and with his stripes we are healed.'],
    [3, 'his wound was healed'],
  ]);
  assert.deepEqual(closestFirst(1, new Map([[1, [2, 3]]]), texts), [2, 3]);
});

Deno.test('ties keep canonical order', () => {
  assert.deepEqual(closestFirst(1, new Map([[1, [2, 3, 4]]])), [2, 3, 4]);
});

Deno.test('a verse without references has none', () => {
  assert.deepEqual(closestFirst(1, new Map()), []);
});

import { describe, expect, it } from 'vitest';

import { isArrayTooDeep, isTooDeep, maxDepth } from './json-depth.ts';

const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('JSON', () => {
  it(`may have ${maxDepth} levels of objects and arrays together`, () => {
    const objects = (depth: number) => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;
    expect(isTooDeep(arrays(maxDepth))).toBe(false);
    expect(isTooDeep(arrays(maxDepth + 1))).toBe(true);
    expect(isTooDeep(objects(maxDepth / 2))).toBe(false);
    expect(isTooDeep(objects(maxDepth / 2 + 1))).toBe(true);
    expect(isTooDeep(Buffer.from(arrays(maxDepth + 1)))).toBe(true);
  });

  it('may have any number of values side by side', () => {
    expect(isTooDeep(`[${'[],'.repeat(1000)}{}]`)).toBe(false);
  });

  it('may have any brackets in its strings, escaped quotes among them', () => {
    expect(isTooDeep(JSON.stringify({ a: `\\"${'['.repeat(1000)}"` }))).toBe(false);
    expect(isTooDeep(`{"a":"\\\\",  "b":${arrays(maxDepth)}}`)).toBe(true);
  });

  it('is measured element by element in an array of Postgres', () => {
    const literal = (...elements: string[]) => `{${elements.map((each) => JSON.stringify(each)).join(',')}}`;
    expect(isArrayTooDeep(literal(arrays(maxDepth)))).toBe(true);
    expect(isArrayTooDeep(literal(arrays(maxDepth - 1), arrays(maxDepth - 1)))).toBe(false);
    expect(isArrayTooDeep(literal('{"note":"\\"[[["}', arrays(maxDepth)))).toBe(true);
    expect(isArrayTooDeep(`{${arrays(maxDepth)}}`)).toBe(true);
    expect(isArrayTooDeep(`{${'\\['.repeat(maxDepth)}}`)).toBe(true);
  });

  it('may have any brackets in the strings of such an element', () => {
    expect(isArrayTooDeep(`{${JSON.stringify(JSON.stringify({ note: `"${'['.repeat(1000)}` }))}}`)).toBe(false);
  });

  it('is measured when it is cut off or no JSON at all', () => {
    expect(isTooDeep('['.repeat(1000))).toBe(true);
    expect(isTooDeep(`]]]]${'['.repeat(1000)}`)).toBe(true);
    expect(isTooDeep('"'.repeat(3))).toBe(false);
    expect(isTooDeep('')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';

import { isTooDeep, maxDepth } from './json-depth.ts';

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

  it('is measured within strings where those are JSON themselves', () => {
    expect(isTooDeep(`{"${arrays(maxDepth)}"}`, { inStrings: true })).toBe(true);
    expect(isTooDeep(`{"${arrays(maxDepth - 1)}","${arrays(maxDepth - 1)}"}`, { inStrings: true })).toBe(false);
  });

  it('is measured when it is cut off or no JSON at all', () => {
    expect(isTooDeep('['.repeat(1000))).toBe(true);
    expect(isTooDeep(`]]]]${'['.repeat(1000)}`)).toBe(true);
    expect(isTooDeep('"'.repeat(3))).toBe(false);
    expect(isTooDeep('')).toBe(false);
  });
});

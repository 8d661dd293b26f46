import { describe, expect, it } from 'vitest';
import { isOwn } from './sources.ts';

describe('a type error', () => {
  it.each([
    ['apps/reader/src/page/Word.tsx(3,7): error TS2322: Type', true],
    ['libs/ui/src/index.ts(3,7): error TS2322: Type', true],
    ["error TS18003: No inputs were found in config file 'tsconfig.browser.json'.", true],
    ['apps/studies/src/Study.tsx(3,7): error TS2322: Type', false],
    ['e2e/journeys/home.spec.ts(3,7): error TS2322: Type', false],
    ["  Type 'string' is not assignable to type 'number'.", false],
  ])('%s is in the way of the reader: %j', (line, expected) => {
    expect(isOwn(line, 'reader')).toBe(expected);
  });
});

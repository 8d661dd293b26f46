import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { printContract, readContract, type Contract } from './contract.ts';
import { judge } from './judge.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** A library with one entry, which passes on everything of a second file, and one type of a third. */
const library = (declarations: string, version = '1.0.0'): Contract => ({
  name: '@berea/ui',
  version,
  entries: ['index.d.ts'],
  files: new Map([
    ['Hint.d.ts', 'interface Own {\n    text: string;\n}\nexport type Hint<T> = Own & {\n    of: T;\n};\n'],
    ['index.d.ts', "export * from './parts.ts';\nexport { type Hint } from './Hint.tsx';\n"],
    ['parts.d.ts', declarations],
  ]),
});

const before = `import type { ReactNode } from 'react';
export interface Place {
    book: string;
    line?: number;
}
export declare function Mark({ text }: {
    text: string;
    children?: ReactNode;
}): import("react").JSX.Element;
export declare const placeOf: <T extends string>(text: T, of: (place: Place) => void) => Place | undefined;
`;

const judged = (after: Contract) => judge(repository, printContract(library(before)), after);

it('the text that is committed has everything', () => {
  expect(readContract(printContract(library(before)))).toEqual(library(before));
});

// Milliseconds: each runs the compiler.
describe('a change', { timeout: 60_000 }, () => {
  it('none is accepted already', async () => {
    expect(await judged(library(before))).toEqual({});
  });

  it.each([
    ['another part', `${before}export declare const print: string;\n`],
    ['a property that may be missing', before.replace('text: string;', 'text: string;\n    lead?: string;')],
    ['a parameter that may be more', before.replace('text: string;', 'text: string | undefined;')],
  ])('%s has to be accepted, and the sentence says how', async (_, after) => {
    const { refused, changed } = await judged(library(after));
    expect(refused).toBeUndefined();
    expect(changed).toMatch(/^The public types of @berea\/ui changed: parts\.d\.ts\. .*npm run contract -- --accept/);
  });

  it.each([
    ['a part that is gone', before.replace(/export declare const placeOf.*\n/, ''), /placeOf/],
    ['a property that must be there', before.replace('text: string;', 'text: string;\n    lead: string;'), /Mark|lead/],
    ['a result that may be less', before.replace('Place | undefined', 'Place | null'), /placeOf|null/],
    ['a type that is narrower', before.replace('line?: number', 'line: number'), /line|Place/],
    ['a type that is gone', before.replace('export interface', 'export {};\ninterface'), /Place/],
  ])('%s is refused', async (_, after, named) => {
    const { refused, changed } = await judged(library(after));
    expect(changed).toBeUndefined();
    expect(refused).toMatch(
      /breaks remotes that are published:\n {2}index\.d\.ts: [^]*raise its major version, 1\.0\.0/,
    );
    expect(refused).toMatch(named);
  });

  it('one that breaks is accepted with a higher major version', async () => {
    const { refused, changed } = await judged(library(before.replace('text: string', 'text: number'), '2.0.0'));
    expect(refused).toBeUndefined();
    expect(changed).toContain('--accept');
  });

  it('a library without an accepted contract has to be accepted', async () => {
    expect((await judge(repository, undefined, library(before))).changed).toContain('has no accepted contract');
  });
});

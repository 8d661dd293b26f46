import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageFolder } from './package-folder.ts';
import tokenNames from './token-names-loader.ts';

const table = path.join(
  packageFolder('@fluentui/tokens', path.resolve(import.meta.dirname, '../../libs/ui')),
  'lib/tokens.js',
);

type Table = Readonly<Record<string, string>>;
const evaluated = async (code: string): Promise<Table> =>
  ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { tokens: Table }).tokens;

describe('the tokens that a browser gets', () => {
  it('have the values of Fluent’s table', async () => {
    const source = readFileSync(table, 'utf8');
    const [theirs, built] = [await evaluated(source), await evaluated(tokenNames(source))];
    const names = Object.keys(theirs);
    expect(names.length).toBeGreaterThan(400);
    expect(Object.fromEntries(names.map((name) => [name, built[name]]))).toEqual(theirs);
  });

  it('are not made of a table that cannot be read', () => {
    expect(() => tokenNames('export const tokens = load();')).toThrow(/not written as expected/);
  });
});

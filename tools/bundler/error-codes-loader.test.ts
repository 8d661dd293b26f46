import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import errorCodes from './error-codes-loader.ts';
import { packageFolder } from './package-folder.ts';

const folder = packageFolder('@module-federation/error-codes', import.meta.dirname);

it('leaves the tables of error codes without their descriptions', () => {
  const source = readFileSync(path.join(folder, 'dist/desc.mjs'), 'utf8');
  expect(source).toContain('Failed to');
  const left = errorCodes(source);
  expect(left).not.toContain('Failed to');
  expect(left).toMatch(/const runtimeDescMap = \{\s*\};/);
  expect(left).toMatch(/export \{ .*runtimeDescMap/);
});

it('fails the build when the table is written in another way', () => {
  expect(() => errorCodes('export const runtimeDescMap = new Map();')).toThrow(/not written as expected/);
});

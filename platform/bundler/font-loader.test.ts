import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { expect, it } from 'vitest';
import fontDisplayLoader from './font-display-loader.ts';
import fontLoader from './font-loader.ts';
import { packageFolder } from './package-folder.ts';

const folder = path.join(
  packageFolder('@fontsource-variable/literata', path.resolve(import.meta.dirname, '../../libs/ui')),
  'files',
);

/** What the loader makes of a file. */
function load(file: string): Promise<Buffer> {
  const resourcePath = path.join(folder, file);
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, font: Buffer) => (error ? reject(error) : resolve(font));
    fontLoader.call({ resourcePath, async: () => done } as unknown as LoaderContext, readFileSync(resourcePath));
  });
}
const sizeOf = (file: string): number => readFileSync(path.join(folder, file)).length;

it.each([
  ['literata-latin-wght-normal.woff2', 0.55],
  ['literata-latin-wght-italic.woff2', 0.32],
])('keeps of %s what is used: at most %d of its bytes', async (file, part) => {
  const font = await load(file);
  expect(font.subarray(0, 4).toString()).toBe('wOF2');
  expect(font.length).toBeLessThan(sizeOf(file) * part);
});

it('passes other scripts as they are', async () => {
  const file = 'literata-greek-wght-normal.woff2';
  expect((await load(file)).length).toBe(sizeOf(file));
});

it('fails the build when a font cannot be read', async () => {
  const done = new Promise((_, reject) => {
    const context = { resourcePath: '/x-latin-wght-normal.woff2', async: () => (error: Error | null) => reject(error) };
    fontLoader.call(context as unknown as LoaderContext, Buffer.from('no font'));
  });
  await expect(done).rejects.toThrow();
});

it('finds in the packages what it changes: fonts that would be exchanged under the eyes of the reader', () => {
  const css = readFileSync(path.join(folder, '../index.css'), 'utf8');
  expect(css).toMatch(/font-display:\s*swap/);
  expect(fontDisplayLoader.call({} as LoaderContext, css)).not.toContain('swap');
});

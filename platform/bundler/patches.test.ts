/** What the bundler changes in libraries still fits the installed ones. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PathFreeRuntime } from './path-free-runtime.ts';
import { baseConfig } from './base.ts';
import { remoteInBrowser } from './remote.ts';
import { runCompiler } from './run-compiler.ts';
import { page } from './shell.ts';
import { SortedHashes } from './sorted-hashes.ts';

const repository = path.resolve(import.meta.dirname, '../..');
let root: string;

/** Builds an app. @returns reads a file of the build */
async function build(config: Configuration): Promise<(file: string) => string> {
  const folder = mkdtempSync(path.join(root, 'build-'));
  await runCompiler({ ...config, output: { ...config.output, path: folder } });
  return (file) => readFileSync(path.join(folder, file), 'utf8');
}

/** As it is, and without what is changed in libraries. */
let changed: Awaited<ReturnType<typeof build>>;
let plain: typeof changed;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'berea-patches-'));
  const config = remoteInBrowser(path.join(repository, 'apps/account'));
  const isPatch = (plugin: unknown) => plugin instanceof PathFreeRuntime || plugin instanceof SortedHashes;
  changed = await build(config);
  plain = await build({
    ...config,
    resolve: { ...config.resolve, alias: {} },
    plugins: (config.plugins ?? []).filter((plugin) => !isPatch(plugin)),
  });
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

it('the federation runtime is bundled once: without the aliases an entry is far larger', () => {
  const [with_, without] = [changed, plain].map((text) => text('remoteEntry.js').length);
  expect(without).toBeGreaterThan(1.5 * with_!);
});

it('a build tells nothing of the folder that it was made in, which it would otherwise', () => {
  const tells = [changed, plain].map((text) => text('remoteEntry.js.map').includes(repository));
  expect(tells).toEqual([false, true]);
});

it('the table of hashes is found, and sorted', () => {
  const chunks = Array.from(
    /\bsriHashes=\{([^{}]*)\}/.exec(changed('remoteEntry.js'))![1]!.matchAll(/(\d+):"/g),
    ([, id]) => id!,
  );
  expect(chunks.length).toBeGreaterThan(5);
  expect(chunks).toEqual(chunks.toSorted());
});

it('the names and parts that a remote needs of shared packages are found', () => {
  const { exports, parts } = JSON.parse(changed('needs.json')) as Record<string, Record<string, string[]>>;
  expect(exports).toMatchObject({
    '@berea/ui': expect.arrayContaining(['Button', 'PageTitle']) as unknown,
    '@tanstack/react-query': expect.arrayContaining(['useQuery']) as unknown,
  });
  expect(parts).toMatchObject({ './contact': expect.arrayContaining(['@berea/ui/forms']) as unknown });
});

it('the names that the shell offers are found', async () => {
  const app = path.join(repository, 'apps/shell');
  const shell = await build(page(app, baseConfig(app)));
  const { exports } = JSON.parse(shell('provides.json')) as { exports: Record<string, string[]> };
  expect(exports).toMatchObject({
    '@berea/ui': expect.arrayContaining(['Button', 'PageTitle']) as unknown,
    '@berea/ui/forms': expect.arrayContaining(['TextField']) as unknown,
    '@tanstack/react-query': expect.arrayContaining(['useQuery']) as unknown,
  });
}, 60_000);

import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { baseConfig } from './base.ts';
import { runCompiler } from './run-compiler.ts';
import { bothBuilds } from './server.ts';

/** Side by side, more than half of repeated builds of this size failed or lost a file. */
const builds = 8;

it('repeated builds of an app keep the files of both the browser and the server', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'berea-both-'));
  await writeFile(path.join(folder, 'main.js'), 'export const answer = 42;');
  const dist = path.join(folder, 'dist');
  const common = { mode: 'production', context: folder, entry: './main.js' } as const;
  const browser = { ...common, name: 'browser', output: { path: dist, clean: baseConfig(folder).output!.clean! } };
  const server = { ...common, name: 'server', output: { path: path.join(dist, 'server'), clean: true } };
  for (let count = 0; count < builds; count += 1) {
    await runCompiler(...bothBuilds(browser, server));
    expect(['main.js', 'server/main.js'].map((file) => existsSync(path.join(dist, file)))).toEqual([true, true]);
  }
  await rm(folder, { recursive: true });
});

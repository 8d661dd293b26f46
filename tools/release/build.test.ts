import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withBuilds } from './build.ts';

let repository: string;

const put = async (file: string, content: string): Promise<void> => {
  await mkdir(path.dirname(path.join(repository, file)), { recursive: true });
  await writeFile(path.join(repository, file), content);
};
const builds = async (): Promise<number> => (await readFile(path.join(repository, 'built'), 'utf8').catch(() => '')).length;
const build = (): Promise<string> => withBuilds(repository, ['reader'], async () => 'done');

/** Stands in for nx: counts its runs, and copies the source to dist unless the source does not compile. */
const compiler = `
const fs = require('node:fs');
if (fs.readFileSync('apps/reader/src.ts', 'utf8').includes('broken')) { console.error('src.ts: broken is not a word'); process.exit(1); }
fs.appendFileSync('built', 'x');
fs.mkdirSync('apps/reader/dist', { recursive: true });
fs.copyFileSync('apps/reader/src.ts', 'apps/reader/dist/main.js');
`;

beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'berea-build-'));
  for (const file of ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json', 'tools/bundler/index.ts', 'libs/x.ts']) await put(file, '{}');
  await put('apps/reader/src.ts', 'one');
  await put('node_modules/.bin/nx', compiler);
  await chmod(path.join(repository, 'node_modules/.bin/nx'), 0o755);
});
afterEach(() => rm(repository, { recursive: true }));

describe('a build', () => {
  it('runs once for the same sources, and again when any of them changes', async () => {
    await build();
    await build();
    expect(await builds()).toBe(1);
    await put('libs/x.ts', '{ }');
    await build();
    expect(await builds()).toBe(2);
  });

  it('runs again when what it left was changed or removed', async () => {
    await build();
    await put('apps/reader/dist/main.js', 'by hand');
    await build();
    await rm(path.join(repository, 'apps/reader/dist'), { recursive: true });
    await build();
    expect(await builds()).toBe(3);
  });

  it('that fails shows what the compiler said, publishes nothing, and runs again the next time', async () => {
    await put('apps/reader/src.ts', 'broken');
    await expect(build()).rejects.toThrow(/The build of reader failed:[^]*broken is not a word[^]*Nothing was published/);
    await put('apps/reader/src.ts', 'whole');
    expect(await build()).toBe('done');
  });

  it('ends, with what it started, when its caller is asked to', async () => {
    await put('node_modules/.bin/nx', 'setInterval(() => {}, 1000)');
    const interrupt = new AbortController();
    const building = withBuilds(repository, ['reader'], async () => 'done', { signal: interrupt.signal });
    setTimeout(() => interrupt.abort(new Error('enough')), 200);
    await expect(building).rejects.toThrow('enough');
  });
});

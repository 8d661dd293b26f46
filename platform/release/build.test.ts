import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withBuilds } from './build.ts';

let repository: string;

const put = async (file: string, content: string): Promise<void> => {
  await mkdir(path.dirname(path.join(repository, file)), { recursive: true });
  await writeFile(path.join(repository, file), content);
};
/** Runs a build. @returns the content of dist afterwards */
const build = (): Promise<string> =>
  withBuilds(repository, ['reader'], () => readFile(path.join(repository, 'apps/reader/dist/main.js'), 'utf8'));

/** Stub for nx: copies the source to dist, or fails when the source contains "broken". */
const compiler = `
const fs = require('node:fs');
if (fs.readFileSync('apps/reader/src.ts', 'utf8').includes('broken')) { console.error('src.ts: broken is not a word'); process.exit(1); }
fs.mkdirSync('apps/reader/dist', { recursive: true });
fs.copyFileSync('apps/reader/src.ts', 'apps/reader/dist/main.js');
`;

beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'berea-build-'));
  await put('apps/reader/src.ts', 'one');
  await put('node_modules/.bin/nx', compiler);
});
afterEach(() => rm(repository, { recursive: true }));

describe('a build', () => {
  it('reports the compiler output and publishes nothing on failure, and succeeds after the source is fixed', async () => {
    await put('apps/reader/src.ts', 'broken');
    await expect(build()).rejects.toThrow(
      /The build of reader failed:[^]*broken is not a word[^]*Nothing was published/,
    );
    await put('apps/reader/src.ts', 'whole');
    expect(await build()).toBe('whole');
  });

  it('waits for another build of the same sources', async () => {
    const order: string[] = [];
    const first = withBuilds(repository, ['reader'], async () => {
      await delay(200);
      order.push('first is published');
    });
    await delay(20);
    await withBuilds(repository, ['reader'], async () => void order.push('second is published'));
    await first;
    expect(order).toEqual(['first is published', 'second is published']);
  });

  it('stops with all its child processes when it is aborted', async () => {
    await put('node_modules/.bin/nx', 'setInterval(() => {}, 1000)');
    const interrupt = new AbortController();
    const building = withBuilds(repository, ['reader'], async () => 'done', { signal: interrupt.signal });
    setTimeout(() => interrupt.abort(new Error('enough')), 200);
    await expect(building).rejects.toThrow('enough');
  });
});

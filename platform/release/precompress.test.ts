import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let folders: string[];
beforeEach(async () => {
  folders = await Promise.all(['built', 'host'].map((name) => mkdtemp(path.join(tmpdir(), `berea-${name}-`))));
});
afterEach(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const code = Buffer.from('export const word = "Jesus wept";\n'.repeat(50));

describe('compressed copies', () => {
  it('are made of what compresses well, and of nothing else', async () => {
    const [folder = ''] = folders;
    await writeFile(path.join(folder, 'main.js'), code);
    await writeFile(path.join(folder, 'short.txt'), 'a');
    await writeFile(path.join(folder, 'font.woff2'), code);
    await precompress(folder);
    expect(brotliDecompressSync(await readFile(path.join(folder, 'main.js.br')))).toEqual(code);
    expect(gunzipSync(await readFile(path.join(folder, 'main.js.gz')))).toEqual(code);
    for (const missing of ['short.txt.br', 'short.txt.gz', 'font.woff2.br'])
      await expect(readFile(path.join(folder, missing))).rejects.toThrow(/ENOENT/);
  });

  it('are all written, or given up, before a failure is told, so that their folder can be taken away', async () => {
    const [folder = ''] = folders;
    const long = Array.from({ length: 20_000 }, (_, line) => `export const word${line} = ${line * 7919};`).join('\n');
    for (const name of ['a', 'b', 'c']) await writeFile(path.join(folder, `${name}.js`), long);
    await writeFile(path.join(folder, 'main.js'), code);
    // It stands in the way of the copy that is made first.
    await writeFile(path.join(folder, 'main.js.gz'), '');
    await expect(precompress(folder)).rejects.toThrow(/EEXIST/);
    expect((await readdir(folder)).filter((file) => file.endsWith('.br'))).toHaveLength(4);
  });

  it('are taken from the build, except those that are of other bytes', async () => {
    const [built = '', host = ''] = folders;
    // As no host would make it.
    const quick = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    await writeFile(path.join(built, 'main.js.br'), quick);
    await writeFile(path.join(built, 'changed.js.br'), quick);
    await writeFile(path.join(built, 'broken.js.br'), 'no brotli');
    const changed = Buffer.concat([code, Buffer.from('// changed')]);
    await writeFile(path.join(host, 'main.js'), code);
    await writeFile(path.join(host, 'changed.js'), changed);
    await writeFile(path.join(host, 'broken.js'), code);
    await precompress(host, built);
    expect(await readFile(path.join(host, 'main.js.br'))).toEqual(quick);
    expect(brotliDecompressSync(await readFile(path.join(host, 'changed.js.br')))).toEqual(changed);
    expect(brotliDecompressSync(await readFile(path.join(host, 'broken.js.br')))).toEqual(code);
  });
});

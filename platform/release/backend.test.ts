import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBackend } from './backend.ts';

let folder: string;
const put = async (file: string): Promise<void> => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), '');
};
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'berea-backend-'));
  await mkdir(path.join(folder, 'functions'));
  await mkdir(path.join(folder, 'migrations'));
});
afterEach(() => rm(folder, { recursive: true }));

it('what is deployed are the folders with a function, and the newest migration', async () => {
  for (const file of ['search/index.ts', 'answers/index.ts', '_shared/body.ts', 'deno.json'])
    await put(`functions/${file}`);
  for (const file of ['20261120000002_two.sql', '20261120000010_ten.sql', '20261120000001_one.sql', '99_notes.md'])
    await put(`migrations/${file}`);
  expect(await readBackend(folder)).toEqual({ functions: ['answers', 'search'], migration: '20261120000010' });
});

it('a project without migrations is older than any', async () => {
  expect(await readBackend(folder)).toEqual({ functions: [], migration: '0' });
});

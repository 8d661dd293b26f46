import type * as Fs from 'node:fs/promises';
import { mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cachedFile } from './cached-file.ts';

const readFile = vi.hoisted(() => vi.fn<() => void>());
// Counts the reads, and reads.
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof Fs>();
  return { ...fs, readFile: (...of: Parameters<typeof fs.readFile>) => (readFile(), fs.readFile(...of)) };
});

it('a file is read again when it is another one, and only then', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'berea-kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'registry.json');
  const read = cachedFile(file);
  expect(await read()).toBeUndefined();
  for (const text of ['one', 'two']) {
    await writeFile(`${file}.new`, text);
    await utimes(`${file}.new`, 1, 1);
    await rename(`${file}.new`, file);
    expect(await read()).toBe(text);
  }
  await writeFile(file, 'six');
  expect(await read()).toBe('six');
  await delay(1_100);
  expect(await read()).toBe('six');
  readFile.mockClear();
  expect(await read()).toBe('six');
  expect(readFile).not.toHaveBeenCalled();
  await rm(file);
  expect(await read()).toBeUndefined();
});

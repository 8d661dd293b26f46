import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { registryReader } from './registry-reader.ts';

const registry = { schema: 2, epoch: 1, revision: 1, paths: {}, remotes: {} };

it('the registry is read again after a release, and there is none before the first', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'berea-registry-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const read = registryReader(folder, () => undefined);
  expect(await read()).toBeUndefined();
  await writeFile(path.join(folder, 'registry.json'), JSON.stringify(registry));
  const first = await read();
  expect(first?.revision).toBe(1);
  expect(await read()).toBe(first);
  await writeFile(path.join(folder, 'registry.json'), JSON.stringify({ ...registry, revision: 2 }));
  expect((await read())?.revision).toBe(2);
});

it.each(['', '{"schema": 2, "epo', 'null', '{"schema": 9}'])(
  'a damaged registry (%j) leaves the last good one in use, and the operator is told once',
  async (damaged) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'berea-registry-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'registry.json');
    const lines: string[] = [];
    const read = registryReader(folder, (line) => void lines.push(line));
    await writeFile(file, damaged);
    expect([await read(), await read()]).toEqual([undefined, undefined]);
    await writeFile(file, JSON.stringify(registry));
    expect((await read())?.revision).toBe(1);
    await writeFile(file, damaged);
    expect([(await read())?.revision, (await read())?.revision]).toEqual([1, 1]);
    expect(lines).toEqual([
      expect.stringContaining(`${file} is damaged;`),
      expect.stringContaining(`${file} is damaged;`),
    ]);
  },
);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { LockHeldError, takeLock } from './lock.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockModule = resolve(import.meta.dirname, 'lock.ts');

/** Starts a process that takes the lock and keeps it. */
async function holder(file: string) {
  const program = `const { takeLock } = await import(${JSON.stringify(lockModule)}); await takeLock(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('a lock', () => {
  it('is held by one at a time, and its error names the file', async () => {
    const file = join(folder, 'new/lock');
    const release = await takeLock(file);
    await expect(takeLock(file)).rejects.toThrow(new LockHeldError(`${file} is held by another process.`));
    release();
    (await takeLock(file))();
  });

  it('is waited for', async () => {
    const file = join(folder, 'lock');
    const release = await takeLock(file);
    const second = takeLock(file, { waitMs: 20_000 });
    release();
    await expect(second).resolves.toBeTypeOf('function');
    (await second)();
  });

  it('says which file is damaged', async () => {
    const file = join(folder, 'lock');
    writeFileSync(file, 'not a lock '.repeat(100));
    await expect(takeLock(file)).rejects.toThrow(`the lock file ${file} is damaged: remove it`);
  });

  it('is free again when the process that held it was killed', async () => {
    const file = join(folder, 'lock');
    const child = await holder(file);
    await expect(takeLock(file)).rejects.toThrow(LockHeldError);
    child.kill('SIGKILL');
    await once(child, 'close');
    (await takeLock(file))();
  });
});

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Another running process holds the lock. */
export class LockHeldError extends Error {
  override readonly name = 'LockHeldError';
}

/**
 * Acquires an exclusive lock between processes. It uses an SQLite transaction (SQLite is part of Node), so the
 * operating system releases it when the process ends for any reason: there are no stale locks.
 * @param file the lock file; its folder is created when missing
 * @param options.waitMs milliseconds to wait before throwing `LockHeldError` (default: no wait)
 * @returns a function that releases the lock
 * @throws LockHeldError when it is held longer than that; an Error that names the file when it is damaged
 */
export async function takeLock(file: string, options: { waitMs?: number } = {}): Promise<() => void> {
  const deadline = Date.now() + (options.waitMs ?? 0);
  mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    const release = tryLock(file);
    if (release) return release;
    if (Date.now() >= deadline) throw new LockHeldError(`${file} is held by another process.`);
    await delay(100);
  }
}

function tryLock(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('begin exclusive');
    return () => database.close();
  } catch (error) {
    database.close();
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (code === SQLITE_BUSY) return undefined;
    if (code === SQLITE_NOTADB || code === SQLITE_CORRUPT)
      throw new Error(`the lock file ${file} is damaged: remove it, nothing is kept in it`, { cause: error });
    throw error;
  }
}

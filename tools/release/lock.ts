import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const SQLITE_BUSY = 5;

/** Somebody else, alive, holds the lock. */
export class LockHeldError extends Error {
  override readonly name = 'LockHeldError';
}

/**
 * Takes a lock that one process at a time can have. The operating system holds it (through the SQLite that Node brings),
 * so it ends with the process, however that ends: there is no stale lock to recognise.
 * @param file where the lock lies; its folder is made when missing
 * @param options.waitMs how long to wait for the holder before throwing `LockHeldError` (default: not at all)
 * @returns a function that gives the lock back
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
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

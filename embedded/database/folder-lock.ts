/**
 * Allows one process per data folder: two PGlite instances on one directory silently lose each other's rows.
 *
 * The operating system holds the lock (through SQLite, which ships with Node), not a pid file. It is released whenever
 * the process ends, even by a crash, so there are no stale locks and no confusion by reused pids.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { DatabaseUnavailable } from './database.ts';

const SQLITE_BUSY = 5;

/**
 * Locks `<folder>/database.lock` until `release`. Throws `DatabaseUnavailable` while another process holds the lock.
 */
export function lockFolder(folder: string): { release(): void } {
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    file = new DatabaseSync(join(folder, 'database.lock'), { timeout: 0 });
    file.exec('begin exclusive');
  } catch (error) {
    file?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) {
      throw new DatabaseUnavailable(
        `The data folder ${folder} is in use by another running copy: stop that one, or start this one with a data folder of its own.`,
      );
    }
    throw new DatabaseUnavailable(`The data folder ${folder} cannot be written: ${(error as Error).message}.`);
  }
  const openFile = file;
  return { release: () => openFile.close() };
}

/**
 * One process per data folder: two PGlites on one directory silently lose each other's rows.
 *
 * The lock is one that the operating system holds (SQLite, which Node brings, takes it), not a pid in a file: it ends with
 * the process however that ends, so there is no stale lock to recognise and no reused pid to be taken in by.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { DatabaseUnavailable } from './database.ts';

const SQLITE_BUSY = 5;

/** Holds `<folder>/database.lock` until `release`. Throws `DatabaseUnavailable` while another process holds it. */
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
  const held = file;
  return { release: () => held.close() };
}

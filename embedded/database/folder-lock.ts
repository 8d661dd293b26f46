import { join } from 'node:path';

import { LockHeldError, takeLock } from '../lock.ts';
import { DatabaseUnavailable } from './database.ts';

/**
 * Allows one process per data folder: two PGlite instances on one directory silently lose each other's rows.
 * @returns a function that releases the folder
 * @throws DatabaseUnavailable while another process holds the folder, or when it cannot be used
 */
export async function lockFolder(folder: string): Promise<() => void> {
  try {
    return await takeLock(join(folder, 'database.lock'));
  } catch (error) {
    throw new DatabaseUnavailable(
      error instanceof LockHeldError
        ? `The data folder ${folder} is in use by another running copy: stop that one, or start this one with a data folder of its own.`
        : `The data folder ${folder} cannot be used: ${(error as Error).message}.`,
    );
  }
}

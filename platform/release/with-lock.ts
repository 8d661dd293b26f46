import { LockHeldError, takeLock } from '@berea/embedded/lock';
import { ReleaseError } from './release-error.ts';

/**
 * Runs `work` while holding a lock between processes.
 * @param file the lock file
 * @param options.waitMs how long to wait for the lock
 * @param options.held what to say when somebody else holds it longer than that
 * @throws ReleaseError with that sentence, or one that says why there can be no lock; what `work` throws
 */
export async function withLock<T>(
  file: string,
  { waitMs, held }: { readonly waitMs: number; readonly held: string },
  work: () => Promise<T>,
): Promise<T> {
  const release = await takeLock(file, { waitMs }).catch((error: unknown) => {
    if (error instanceof LockHeldError) throw new ReleaseError(held, { cause: error });
    throw new ReleaseError(`Nothing can be done here: ${(error as Error).message}.`, { cause: error });
  });
  try {
    return await work();
  } finally {
    release();
  }
}

import { LockHeldError, takeLock } from '@berea/embedded/lock';
import { ReleaseError } from './release-error.ts';

/**
 * Runs `work` while holding a lock between processes.
 * @param file the lock file
 * @param options.waitMs how long to wait for the lock
 * @param options.held what to say when somebody else holds it longer than that
 * @throws ReleaseError with that sentence; what `work` throws
 */
export async function withLock<T>(
  file: string,
  { waitMs, held }: { readonly waitMs: number; readonly held: string },
  work: () => Promise<T>,
): Promise<T> {
  const release = await takeLock(file, { waitMs }).catch((error: unknown) => {
    throw error instanceof LockHeldError ? new ReleaseError(held, { cause: error }) : error;
  });
  try {
    return await work();
  } finally {
    release();
  }
}

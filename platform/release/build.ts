import path from 'node:path';
import { runNx } from './nx.ts';
import { ReleaseError } from './release-error.ts';
import { withLock } from './with-lock.ts';

/**
 * Builds apps, then runs `work` on their dist folders. A lock prevents other builds of this repository meanwhile: two
 * copies of the product share the sources and the dist folders, though not the data folder.
 */
export function withBuilds<T>(
  repository: string,
  apps: readonly string[],
  work: () => Promise<T>,
  options: { signal?: AbortSignal } = {},
): Promise<T> {
  const held = 'Another build of this repository does not end; stop it and try again.';
  return withLock(
    path.join(repository, 'node_modules/.cache/berea/build.lock'),
    { waitMs: 300_000, held },
    async () => {
      const { code, output } = await runNx(repository, 'build', apps, options);
      if (code !== 0)
        throw new ReleaseError(
          `The build of ${apps.join(', ')} failed:\n\n${output}\n\nNothing was published; the running version stays.`,
        );
      return work();
    },
  );
}

import { spawn } from 'node:child_process';
import path from 'node:path';
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
      await buildApps(repository, apps, options);
      return work();
    },
  );
}

/**
 * Builds apps through nx, which rebuilds only what is not in its cache. It runs without the daemon and the terminal
 * interface, so that no process outlives the caller.
 * @param apps names under apps/: 'reader'
 * @param options.signal stops the build and all processes it started
 * @throws ReleaseError with the build's output when it fails
 */
async function buildApps(
  repository: string,
  apps: readonly string[],
  options: { signal?: AbortSignal } = {},
): Promise<void> {
  const projects = apps.map((app) => `@berea/${app}`).join(',');
  const bin = path.join(repository, 'node_modules/.bin');
  const child = spawn(
    process.execPath,
    [path.join(bin, 'nx'), 'run-many', '-t', 'build', '-p', projects, '--output-style=static'],
    {
      cwd: repository,
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        NX_NO_CLOUD: 'true',
        NX_ISOLATE_PLUGINS: 'false',
        FORCE_COLOR: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that its workers can be stopped with it.
      detached: process.platform !== 'win32',
    },
  );
  let output = '';
  const collect = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const end = (): void => {
    if (child.pid === undefined || child.exitCode !== null) return;
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  };
  options.signal?.addEventListener('abort', end, { once: true });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  options.signal?.removeEventListener('abort', end);
  options.signal?.throwIfAborted();
  if (code !== 0)
    throw new ReleaseError(
      `The build of ${apps.join(', ')} failed:\n\n${output.trim()}\n\nNothing was published; the running version stays.`,
    );
}

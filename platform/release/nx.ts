import { spawn } from 'node:child_process';
import path from 'node:path';

/** How a command ended. `output`: all that it printed. */
export interface Finished {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a tool of node_modules/.bin in the repository, to its end. */
export function runTool(
  repository: string,
  tool: string,
  args: readonly string[],
  { signal, env = {} }: { readonly signal?: AbortSignal | undefined; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Finished> {
  const bin = path.join(repository, 'node_modules/.bin');
  const child = spawn(process.execPath, [path.join(bin, tool), ...args], {
    cwd: repository,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
      FORCE_COLOR: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that its workers can be stopped with it.
    detached: process.platform !== 'win32',
  });
  let output = '';
  const collect = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const end = (): void => {
    if (child.pid === undefined || child.exitCode !== null) return;
    try {
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    } catch (error) {
      // It has ended, and this process has not heard of it yet.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  signal?.addEventListener('abort', end, { once: true });
  return new Promise<Finished>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  }).finally(() => signal?.removeEventListener('abort', end));
}

/**
 * Runs a target of apps through nx, which repeats only what is not in its cache. It runs without the daemon and the
 * terminal interface, so that no process outlives the caller.
 * @param apps names under apps/: 'reader'
 * @param options.signal stops it and all processes it started
 */
export async function runNx(
  repository: string,
  target: 'build' | 'test',
  apps: readonly string[],
  options: { readonly signal?: AbortSignal } = {},
): Promise<Finished> {
  const projects = apps.map((app) => `@berea/${app}`).join(',');
  const finished = await runTool(
    repository,
    'nx',
    ['run-many', '-t', target, '-p', projects, '--output-style=static'],
    {
      signal: options.signal,
      env: { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', NX_ISOLATE_PLUGINS: 'false' },
    },
  );
  options.signal?.throwIfAborted();
  return finished;
}

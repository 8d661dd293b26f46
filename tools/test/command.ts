import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');
const running = new Set<ChildProcess>();

export interface Finished {
  readonly code: number | null;
  /** Everything printed, in order. */
  readonly output: string;
}

/** Runs a tool of node_modules/.bin (or of the system) in the repository, to its end. Never rejects: not starting is a failure too. */
export function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: repository,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that a runner's workers and browsers end with it.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: null, output: `${command} could not be run: ${error.message}` }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

/** Ends every command that still runs, with what it started. */
export function endCommands(): void {
  for (const { pid } of running) {
    if (pid === undefined) continue;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
    } catch {
      // It ended in this very moment.
    }
  }
}

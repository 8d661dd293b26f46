import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');
const running = new Set<ChildProcess>();

export interface Finished {
  readonly code: number | null;
  /** Everything printed, in order. */
  readonly output: string;
}

/**
 * Gives a process group what the others leave of the processor. Linux shares it among groups, so a lower priority of the
 * process itself would change nothing; elsewhere it keeps its share.
 */
function yieldToOthers(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(constants.priority.PRIORITY_LOW));
  } catch {
    // Not Linux, or a Linux without such groups.
  }
}

/**
 * Runs a tool of node_modules/.bin (or of the system) in the repository, to its end. Never rejects: not starting is a failure too.
 * @param last it gets the processor only where nothing else needs it
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { last = false }: { readonly last?: boolean } = {},
): Promise<Finished> {
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
    if (last && child.pid !== undefined) yieldToOthers(child.pid);
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

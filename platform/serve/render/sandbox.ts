import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { denoBinary } from '@berea/embedded/deno-binary';

export type Sandbox = ChildProcessByStdio<Writable, Readable, Readable>;

const worker = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Of JavaScript, and of everything that the process holds. A reader's page needs 150 MB. */
const heapMb = 256;
const maxResidentBytes = 512 * 1024 * 1024;
/** No permission is named, so there is none: no files, network, environment, processes, libraries. */
const denoArguments: readonly string[] = [
  'run',
  '--quiet',
  '--no-prompt',
  '--no-lock',
  '--no-check',
  '--cached-only',
  '--no-remote',
  '--node-modules-dir=manual',
  '--ignore-env',
  `--v8-flags=--max-old-space-size=${heapMb}`,
  worker,
];

/** Starts the process that runs `worker.ts`, in Deno: the permissions of Node 24 do not cover the network. */
export const startSandbox = (): Sandbox =>
  spawn(denoBinary(), denoArguments, {
    cwd: path.dirname(worker),
    // Without a folder of its own, Deno keeps nothing on the disk, neither for itself nor for the code that it runs.
    env: { DENO_DIR: path.join(devNull, 'deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    // Ctrl-C in the terminal must reach only the host, which ends it.
    detached: true,
  });

/** How much of the processor it has used; undefined where the system does not tell. */
export function processorSeconds({ pid }: Sandbox): number | undefined {
  try {
    // What stands before the state is the name of the program, which may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

/** Whether it holds more memory than it may, where the system tells: the heap's limit does not count buffers. */
export function holdsTooMuch({ pid }: Sandbox): boolean {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096 > maxResidentBytes;
  } catch {
    return false;
  }
}

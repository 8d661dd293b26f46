/** One run of the Deno process that serves the edge functions. */

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { denoBinary } from './deno-binary.ts';
import type { FunctionFile } from './function-files.ts';

/**
 * Memory for the objects of the functions, in MB: three times what sixteen searches at once take. Beyond it the process
 * ends and another is started, instead of the machine having no memory left.
 */
const heapMb = 768;

const runner = fileURLToPath(new URL('./runner/main.ts', import.meta.url));

/** Options of one Deno process. */
export interface DenoOptions {
  readonly functions: readonly FunctionFile[];
  /** The folder of Deno's compile cache. */
  readonly cacheFolder: string;
  /** The complete environment that the functions see. */
  readonly env: Readonly<Record<string, string>>;
  /** `host` or `host:port`: the only network targets the functions may connect to. */
  readonly hosts: readonly string[];
  /** The functions' own folder, which they may read. Its deno.json, if any, is their import map. */
  readonly folder: string;
  /** Other folders that they import from and may read. */
  readonly sources: readonly string[];
  /** The folder whose `node_modules` their packages are in. */
  readonly root: string;
  readonly log: (line: string) => void;
}

/** A running Deno process. */
export interface DenoProcess {
  readonly pid: number | undefined;
  /**
   * The process's origin and the token it expects in `x-runner-token`. Rejects when the process ends before it listens.
   */
  readonly ready: Promise<{ readonly origin: string; readonly token: string }>;
  /** Resolves with the reason when the process has ended. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

function denoArguments({ env, hosts, folder, sources, root }: DenoOptions): string[] {
  const importMap = join(folder, 'deno.json');
  const readable = [folder, ...sources, join(root, 'node_modules'), dirname(runner)];
  return [
    // Nothing is downloaded: the functions' imports are in node_modules.
    'run',
    '--quiet',
    '--no-prompt',
    '--no-lock',
    '--no-check',
    '--cached-only',
    '--no-remote',
    '--node-modules-dir=manual',
    ...(existsSync(importMap) ? [`--import-map=${importMap}`] : []),
    // A request's signal must mean that the client disconnected. By default Deno also fires it at the end of every
    // request.
    '--unstable-no-legacy-abort',
    `--v8-flags=--max-old-space-size=${heapMb}`,
    // No access to the data folder, which contains the keys. No writing, no subprocesses.
    `--allow-read=${readable.join(',')}`,
    // Port 0 selects any free port.
    `--allow-net=${['127.0.0.1:0', ...hosts].join(',')}`,
    // Some packages read environment variables they do not need. These appear unset instead of causing a permission
    // error.
    `--allow-env=${Object.keys(env).join(',')}`,
    '--ignore-env',
    runner,
  ];
}

/** Starts Deno with the functions. It ends with this process, even when this process is killed. */
export function startDeno(options: DenoOptions): DenoProcess {
  const token = randomBytes(24).toString('base64url');
  const child = spawn(denoBinary(), denoArguments(options), {
    cwd: options.root,
    env: { ...options.env, DENO_DIR: options.cacheFolder, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    // Ctrl-C in the terminal must reach only this process, which then stops Deno in order.
    detached: true,
  });

  const {
    promise: ready,
    resolve: becomeReady,
    reject: fail,
  } = Promise.withResolvers<{ origin: string; token: string }>();
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  ready.catch(() => {});
  const finish = (reason: string) => {
    fail(new Error(reason));
    end(reason);
  };
  child.once('error', (error) => finish(error.message));
  child.once('close', (code, signal) => finish(signal ? `ended by ${signal}` : `ended with code ${code}`));
  // Ignore write errors: the end of the process is already reported.
  child.stdin.on('error', () => {});
  child.stdin.write(`${JSON.stringify({ token, functions: options.functions })}\n`);

  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.startsWith(`${token} `))
        becomeReady({ origin: `http://127.0.0.1:${line.slice(token.length + 1)}`, token });
      else options.log(`functions: ${line}`);
    });
  }

  return {
    pid: child.pid,
    ready,
    ended,
    async stop() {
      child.stdin.end();
      const force = setTimeout(() => child.kill('SIGKILL'), 300);
      await ended;
      clearTimeout(force);
    },
  };
}

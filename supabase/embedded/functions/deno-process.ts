/** One life of the Deno process that serves the functions. */

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import type { FunctionFile } from './import-map.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const runner = fileURLToPath(new URL('./runner/main.ts', import.meta.url));

export interface DenoOptions {
  readonly functions: readonly FunctionFile[];
  readonly importMap: string;
  /** Where Deno keeps what it compiled. */
  readonly cacheFolder: string;
  /** Everything the functions may know of the environment. */
  readonly env: Readonly<Record<string, string>>;
  /** `host` or `host:port`: everything the functions may connect to. */
  readonly hosts: readonly string[];
  /** What the functions may read beside the repository's sources: their own folder. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

export interface DenoProcess {
  readonly pid: number | undefined;
  /** Where it listens and what it wants to see in `x-runner-token`. Rejects when it ends before it listens. */
  readonly ready: Promise<{ readonly origin: string; readonly token: string }>;
  /** Resolves when it has ended, for whatever reason, with that reason. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** The executable, as npm installed it. */
function denoBinary(): string {
  const require = createRequire(import.meta.url);
  const { runInstall } = z
    .object({ runInstall: z.function({ output: z.string() }) })
    .parse(require('deno/install_api.cjs'));
  return runInstall();
}

function denoArguments({ importMap, env, hosts, folder }: DenoOptions): string[] {
  const sources = ['libs', 'node_modules', 'supabase/content', 'supabase/embedded/functions/runner'].map(
    (path) => `${repository}${path}`,
  );
  return [
    // Nothing is fetched: what the functions import lies in node_modules.
    'run',
    '--quiet',
    '--no-prompt',
    '--no-lock',
    '--no-check',
    '--cached-only',
    '--no-remote',
    '--node-modules-dir=manual',
    `--import-map=${importMap}`,
    // A request's signal means that the client has gone, as everywhere else; by default Deno fires it at the end of every request.
    '--unstable-no-legacy-abort',
    // Never the data folder, which holds the keys; no writing, no subprocesses.
    `--allow-read=${[folder, ...sources].join(',')}`,
    // Port 0 is its own: any free one.
    `--allow-net=${['127.0.0.1:0', ...hosts].join(',')}`,
    // Packages look at variables that are none of their business: those are not there, which is no reason to fail.
    `--allow-env=${Object.keys(env).join(',')}`,
    '--ignore-env',
    runner,
  ];
}

/** Starts Deno on the functions. It ends with this process, even when that is killed. */
export function startDeno(options: DenoOptions): DenoProcess {
  const token = randomBytes(24).toString('base64url');
  const child = spawn(denoBinary(), denoArguments(options), {
    cwd: repository,
    env: { ...options.env, DENO_DIR: options.cacheFolder, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A Ctrl-C in the terminal is for us; we end it in order.
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
  // Writing to a process that is already gone is reported by its end.
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

/** The edge functions of a folder, served by one Deno process running the very files that deploy to Supabase. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { proxy } from 'hono/proxy';

import { startDeno } from './deno-process.ts';
import { findFunctions, mergeImportMaps } from './import-map.ts';
import { tokenHeader } from './runner/deno.ts';
import { supervise } from './supervisor.ts';

export interface FunctionsOptions {
  /** The folder with a folder for each function; its `.env`, where there is one, is given to them as well. */
  readonly folder: string;
  /** The environment the functions see: `SUPABASE_URL`, `SUPABASE_ANON_KEY`, `SUPABASE_SERVICE_ROLE_KEY` and secrets. */
  readonly env: Readonly<Record<string, string>>;
  /** Where the merged import map and Deno's cache are kept. */
  readonly dataFolder: string;
  /** Hosts they may connect to beside `SUPABASE_URL`. */
  readonly hosts?: readonly string[] | undefined;
  /** How long a function may take to begin its answer. 30 s. */
  readonly timeoutMs?: number | undefined;
  readonly log: (line: string) => void;
}

export interface Functions {
  readonly names: ReadonlySet<string>;
  /** Settles when the first process listens or has failed to. */
  readonly ready: Promise<void>;
  /** The id of the process that serves now, and where it listens: for tests and diagnostics. */
  readonly pid: number | undefined;
  origin(): Promise<string>;
  /**
   * Passes a request on: `path` begins with the function's name, as the hosted runtime shows it to the function. `address` is
   * what the function sees in `X-Forwarded-For`. Answers 503 where the process cannot, and 504 after the timeout.
   */
  fetch(request: Request, path: string, address: string): Promise<Response>;
  close(): Promise<void>;
}

/** What the gateway says in a function's stead. Browsers may read it: errors are for the application to show. */
export function functionFailure(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });
}

/** Starts serving. Throws when the functions' import maps contradict each other. */
export function startFunctions({
  folder,
  env,
  dataFolder,
  hosts = [],
  timeoutMs = 30_000,
  log,
}: FunctionsOptions): Functions {
  const functions = findFunctions(folder);
  const cacheFolder = join(dataFolder, 'deno');
  const importMap = join(cacheFolder, 'import-map.json');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(importMap, JSON.stringify({ imports: mergeImportMaps(functions) }, null, 2));
  const secrets = existsSync(join(folder, '.env'))
    ? (parseEnv(readFileSync(join(folder, '.env'), 'utf8')) as Record<string, string>)
    : {};
  const environment = { ...secrets, ...env };
  const gateway = environment['SUPABASE_URL'] ? [new URL(environment['SUPABASE_URL']).host] : [];
  const supervisor = supervise(
    () =>
      startDeno({ functions, importMap, cacheFolder, env: environment, hosts: [...gateway, ...hosts], folder, log }),
    log,
  );

  return {
    names: new Set(functions.map(({ name }) => name)),
    ready: supervisor.current().then(
      () => {},
      () => {},
    ),
    get pid() {
      return supervisor.pid;
    },
    origin: async () => (await supervisor.current()).origin,
    async fetch(request, path, address) {
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(), timeoutMs);
      const expired = new Promise<never>((_, reject) =>
        timeout.signal.addEventListener('abort', () => reject(timeout.signal.reason)),
      );
      try {
        // The process may still be starting; the wait is part of the time allowed.
        const { origin, token } = await Promise.race([supervisor.current(), expired]);
        const headers = new Headers(request.headers);
        headers.set(tokenHeader, token);
        headers.set('x-forwarded-for', address);
        // Between the two nothing is compressed: whoever serves the site does that once.
        headers.set('accept-encoding', 'identity');
        const signal = AbortSignal.any([timeout.signal, request.signal]);
        return await proxy(
          `${origin}${path}`,
          new Request(request.url, {
            method: request.method,
            headers,
            body: request.body,
            signal,
            ...(request.body && { duplex: 'half' }),
          }),
        );
      } catch {
        if (timeout.signal.aborted)
          return functionFailure(
            504,
            'IDLE_TIMEOUT',
            `The function did not answer within ${timeoutMs / 1000} seconds.`,
          );
        return functionFailure(
          503,
          'SERVICE_UNAVAILABLE',
          'The functions are being restarted. Please try again in a moment.',
        );
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => supervisor.close(),
  };
}

/** Serves the edge functions of a folder in one Deno process, from the same files that deploy to Supabase. */

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { forwardedFor } from '@berea/client-address';
import { proxy } from 'hono/proxy';

import { startDeno } from './deno-process.ts';
import { findFunctions } from './function-files.ts';
import { Places, TooManyWaiting } from './places.ts';
import { tokenHeader } from './runner/deno.ts';
import { supervise } from './supervisor.ts';

/** Options of `startFunctions`. */
export interface FunctionsOptions {
  /** A folder with one subfolder per function. Its `.env`, if present, is added to their environment. */
  readonly folder: string;
  /** The folder whose `node_modules` their packages are in. */
  readonly root: string;
  /** Folders outside `folder` that they import from. Default none. */
  readonly sources?: readonly string[] | undefined;
  /** The functions' environment: `SUPABASE_URL`, `SUPABASE_ANON_KEY`, `SUPABASE_SERVICE_ROLE_KEY` and secrets. */
  readonly env: Readonly<Record<string, string>>;
  /** The folder for the merged import map and Deno's cache. */
  readonly dataFolder: string;
  /** Hosts they may connect to in addition to `SUPABASE_URL`. */
  readonly hosts?: readonly string[] | undefined;
  /** As `Project.functionsAtOnce`. */
  readonly atOnce?: Readonly<Record<string, number>> | undefined;
  /** Timeout until a function starts its response. Default 30 s. */
  readonly timeoutMs?: number | undefined;
  readonly log: (line: string) => void;
}

/** The running edge functions. */
export interface Functions {
  readonly names: ReadonlySet<string>;
  /** Settles when the first process listens or has failed to start. */
  readonly ready: Promise<void>;
  /** Whether a process is listening now. */
  readonly isReady: boolean;
  /** The pid of the current process, and its origin: for tests and diagnostics. */
  readonly pid: number | undefined;
  origin(): Promise<string>;
  /**
   * Forwards a request when it is the turn of `address` (`places.ts`). `path` begins with the function's name, as on the
   * hosted runtime. The function sees `address` in `X-Forwarded-For`. Answers 503 when the process is not available or
   * too many wait, and 504 after the timeout.
   */
  fetch(request: Request, path: string, address: string): Promise<Response>;
  close(): Promise<void>;
}

/**
 * An error response that the gateway sends on a function's behalf. CORS allows browsers to read it and show the error.
 */
export function functionFailure(status: number, code: string, message: string): Response {
  const headers = { 'access-control-allow-origin': '*', ...(status === 503 && { 'retry-after': '1' }) };
  return Response.json({ code, message }, { status, headers });
}

/** Rejects with the signal's reason. Somebody must be waiting: a rejection that nobody handles ends the process. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Starts serving. */
export function startFunctions({
  folder,
  root,
  sources = [],
  env,
  dataFolder,
  hosts = [],
  atOnce = {},
  timeoutMs = 30_000,
  log,
}: FunctionsOptions): Functions {
  const functions = findFunctions(folder);
  const cacheFolder = join(dataFolder, 'deno');
  mkdirSync(cacheFolder, { recursive: true });
  const secrets = existsSync(join(folder, '.env'))
    ? (parseEnv(readFileSync(join(folder, '.env'), 'utf8')) as Record<string, string>)
    : {};
  const environment = { ...secrets, ...env };
  const gateway = environment['SUPABASE_URL'] ? [new URL(environment['SUPABASE_URL']).host] : [];
  const supervisor = supervise(
    () =>
      startDeno({
        functions,
        cacheFolder,
        env: environment,
        hosts: [...gateway, ...hosts],
        folder,
        sources,
        root,
        log,
      }),
    log,
  );

  const places = new Places();
  const placesOf = new Map(Object.entries(atOnce).map(([name, most]) => [name, new Places(most)]));
  return {
    names: new Set(functions.map(({ name }) => name)),
    ready: supervisor.current().then(
      () => {},
      () => {},
    ),
    get isReady() {
      return supervisor.isReady;
    },
    get pid() {
      return supervisor.pid;
    },
    origin: async () => (await supervisor.current()).origin,
    async fetch(request, path, address) {
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(), timeoutMs);
      const leave: (() => void)[] = [];
      try {
        const given = AbortSignal.any([timeout.signal, request.signal]);
        // First the place that is harder to get: nobody else waits meanwhile.
        const own = placesOf.get(/^\/([^/?]+)/.exec(path)?.[1] ?? '');
        if (own) leave.push(await own.take(address, given));
        leave.push(await places.take(address, given));
        // The process may still be starting. Waiting for it counts towards the timeout.
        const { origin, token } = await Promise.race([supervisor.current(), aborted(timeout.signal)]);
        const headers = new Headers(request.headers);
        headers.set(tokenHeader, token);
        headers.set(forwardedFor, address);
        // No compression on this hop: the site's server compresses once.
        headers.set('accept-encoding', 'identity');
        // A client that goes now is not told on: the function works on all the same, and keeps its client's place.
        const { signal } = timeout;
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
      } catch (error) {
        if (error instanceof TooManyWaiting)
          return functionFailure(503, 'SERVICE_UNAVAILABLE', 'Too many requests are waiting. Please try again.');
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
        for (const each of leave) each();
      }
    },
    close: () => supervisor.close(),
  };
}

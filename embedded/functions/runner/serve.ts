/**
 * The thread that serves the functions. It imports each file that deploys to Supabase unchanged, captures the handler
 * passed to `Deno.serve`, and dispatches requests by the first path segment, as the hosted runtime does.
 */

import { AsyncLocalStorage } from 'node:async_hooks';

import { tokenHeader } from './deno.ts';
import type { Deno as DenoApi, Handler, RunnerOptions } from './deno.ts';

declare const Deno: DenoApi;
declare const self: {
  onmessage: ((event: MessageEvent<'ping' | RunnerOptions>) => void) | null;
  postMessage(data: unknown): void;
};

/** The address of the client whose request is being answered. */
const visitor = new AsyncLocalStorage<string>();
const send = globalThis.fetch;
const projectUrl = Deno.env.get('SUPABASE_URL');
/**
 * Calls to the project itself state whose they are. Otherwise the gateway would take all visitors for one, and they
 * would wait for each other.
 */
globalThis.fetch = (input, init) => {
  const address = visitor.getStore();
  const url = input instanceof Request ? input.url : String(input);
  if (address === undefined || !url.startsWith(`${projectUrl}/`)) return send(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set('x-forwarded-for', address);
  return send(input, { ...init, headers });
};

const handlers = new Map<string, Handler>();
const serve = Deno.serve;

/** The name of the function being imported, which the next `Deno.serve` call belongs to. */
let importing = '';
Deno.serve = (...args) => {
  const handler =
    args.find((arg) => typeof arg === 'function') ?? (args[0] as { handler?: unknown } | undefined)?.handler;
  if (typeof handler === 'function') handlers.set(importing, handler as Handler);
  // The returned promise never settles: the function is served until the process ends.
  return { finished: new Promise(() => {}), shutdown: () => Promise.resolve(), ref() {}, unref() {} };
};

// Background work after the response, as on the hosted runtime.
Object.assign(globalThis, {
  EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void work.catch((error: unknown) => console.error(error)) },
});
// An error in one function must not end the others.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  console.error('Unhandled rejection:', event.reason);
});
addEventListener('error', (event) => {
  event.preventDefault();
  console.error('Uncaught error:', event.error);
});

const failure = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });

async function dispatch(request: Request, info: unknown, token: string): Promise<Response> {
  if (request.headers.get(tokenHeader) !== token)
    return failure(403, 'FORBIDDEN', 'Functions are called through the gateway.');
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  const handler = handlers.get(name);
  if (!handler) return failure(503, 'BOOT_ERROR', 'Function failed to start (please check logs)');
  const headers = new Headers(request.headers);
  headers.delete(tokenHeader);
  try {
    const answer = () => handler(new Request(request, { headers }), info);
    const response: unknown = await visitor.run(headers.get('x-forwarded-for') ?? 'unknown', answer);
    if (response instanceof Response) return response;
    console.error(`${name}: the handler did not return a Response`);
  } catch (error) {
    console.error(`${name}:`, error);
  }
  return failure(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
}

async function start({ token, functions }: RunnerOptions): Promise<void> {
  for (const { name, url } of functions) {
    importing = name;
    try {
      await import(url);
      if (!handlers.has(name)) console.error(`${name} cannot be served: it does not call Deno.serve`);
    } catch (error) {
      console.error(`${name} cannot be served:`, error);
    }
  }
  serve(
    { hostname: '127.0.0.1', port: 0, onListen: ({ port }: { port: number }) => self.postMessage({ port }) },
    (request: Request, info: unknown) => dispatch(request, info, token),
  );
}

self.onmessage = ({ data }) => {
  if (data === 'ping') self.postMessage('pong');
  else void start(data);
};

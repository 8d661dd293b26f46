import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { ClientLimits } from './client-limits.ts';

/** The server cannot listen on the requested address; the message is one sentence. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

/** The product's HTTP server. It binds before the long phases of a start, and answers 503 until the app is ready. */
export interface HttpServer {
  /** 'http://localhost:4300': the address users enter, with the port actually bound. */
  readonly origin: string;
  /** Makes `app` answer from now on. */
  open(app: Hono): void;
  /** Accepts nothing any more, and settles when the requests in flight are answered, or after `drainMs`. Idempotent. */
  close(): Promise<void>;
}

const starting = new Hono().all('*', (c) => {
  c.header('retry-after', '2');
  c.header('cache-control', 'no-store');
  if (!(c.req.header('accept') ?? '').includes('text/html'))
    return c.json({ status: 'starting', database: 'starting', functions: 'starting' }, 503);
  return c.html(
    '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Berea</title><p>Berea is starting. This page opens by itself.</p>',
    503,
  );
});

/** Options of `takeAddress`. */
export interface HttpServerOptions {
  /** The address people enter. With https, browsers are told to use nothing else from then on. */
  readonly publicUrl?: string | undefined;
  /** How long a request may take to arrive, its body included, and how often that is checked. Half a minute in all. */
  readonly bodyMs?: number;
  readonly checkMs?: number;
  /** How long a connection may stay without a byte in either direction: a client that does not read is dropped. */
  readonly idleMs?: number;
  /** How many connections one address may have open. Behind a proxy of ours all come from it: Infinity. */
  readonly connectionsOfOne?: number;
  /**
   * How many requests of one address are under way at once, as one connection can carry thousands. Behind a proxy:
   * Infinity.
   */
  readonly requestsOfOne?: number;
  /** How long requests in flight may take after `close`. */
  readonly drainMs?: number;
}

/** Starts listening immediately. @throws CannotListen when the address is not available */
export async function takeAddress(
  host: string,
  port: number,
  {
    publicUrl,
    bodyMs = 25_000,
    checkMs = 5_000,
    idleMs = 60_000,
    connectionsOfOne = 256,
    requestsOfOne = connectionsOfOne / 2,
    drainMs = 10_000,
  }: HttpServerOptions = {},
): Promise<HttpServer> {
  let app = starting;
  const clients = new ClientLimits({ connections: connectionsOfOne, requests: requestsOfOne });
  const handle = getRequestListener((request, env) => app.fetch(request, env));
  const server = createServer(
    {
      requestTimeout: bodyMs,
      headersTimeout: Math.min(bodyMs, 15_000),
      connectionsCheckingInterval: checkMs,
    },
    (incoming, outgoing) => {
      if (clients.mayEnter(incoming, outgoing)) void handle(incoming, outgoing);
    },
  );
  server.timeout = idleMs;
  server.on('connection', (socket) => clients.connect(socket));
  const answers = answersOf(server);
  // Here and not in the app, so that no route can be without them.
  server.prependListener('request', (_, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    if (publicUrl?.startsWith('https:')) response.setHeader('strict-transport-security', 'max-age=31536000');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new CannotListen(explain(error, host, port), { cause: error })),
    );
    server.listen(port, host, resolve);
  });
  return {
    origin: `http://${shownHost(host)}:${(server.address() as AddressInfo).port}`,
    open: (opened) => void (app = opened),
    close: () => drain(server, answers, drainMs),
  };
}

/** The answers that are still to be sent. Connections that are open without one are not worth waiting for. */
function answersOf(server: Server) {
  const open = new Set<ServerResponse>();
  let closing: PromiseWithResolvers<void> | undefined;
  server.prependListener('request', (_, response) => {
    open.add(response);
    if (closing) response.setHeader('connection', 'close');
    response.once('close', () => {
      open.delete(response);
      if (open.size === 0) closing?.resolve();
    });
  });
  return {
    /** Settles when all are sent, or after `withinMs`. */
    async sent(withinMs: number): Promise<void> {
      closing ??= Promise.withResolvers();
      if (open.size === 0) closing.resolve();
      const late = setTimeout(closing.resolve, withinMs);
      await closing.promise;
      clearTimeout(late);
    },
  };
}

async function drain(server: Server, answers: ReturnType<typeof answersOf>, withinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await answers.sent(withinMs);
  server.closeAllConnections();
  await closed;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program: stop that one, or start Berea on another with PORT=${port === 65_535 ? port - 1 : port + 1}.`;
    case 'EACCES':
      return `Port ${port} on ${host} needs rights that this user does not have: choose one above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host}: set HOST to one it has, such as 127.0.0.1.`;
    default:
      return `Berea cannot listen on ${host}, port ${port}: ${error.message}.`;
  }
}

/** Loopback and wildcard addresses are shown as localhost. */
function shownHost(host: string): string {
  if (/^(127\.|localhost$|::1$|0\.0\.0\.0$|::$)/.test(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

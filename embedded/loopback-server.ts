/**
 * A loopback listener for the edge functions, on an ephemeral port. Its address is known before the site listens, and
 * does not depend on where the site listens.
 */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';

import type { GatewayEnv } from './identity.ts';

/** The listener that the edge functions call. */
export interface LoopbackServer {
  /** `http://127.0.0.1:<port>`. */
  readonly url: Promise<string>;
  /** Serves `app` from now on. Until then requests get 404. */
  open(app: Hono<GatewayEnv>): void;
  /** Whether the request arrived through this listener. */
  isOrigin(c: Context<GatewayEnv>): boolean;
  close(): Promise<void>;
}

/** Starts listening at once. Listening errors reject `url`. */
export function openLoopbackServer(): LoopbackServer {
  let app = new Hono<GatewayEnv>();
  const through = Symbol('received on the loopback listener');
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, { ...env, [through]: true }),
  }) as Server;
  const url = new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
  url.catch(() => {});
  return {
    url,
    open: (opened) => void (app = opened),
    isOrigin: (c) => (c.env as Record<symbol, unknown> | undefined)?.[through] === true,
    async close() {
      await url.catch(() => {});
      if (!server.listening) return;
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

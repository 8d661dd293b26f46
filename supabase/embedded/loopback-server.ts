/**
 * The gateway's own loopback address on an ephemeral port, for the edge functions: known before the site listens, and the same
 * wherever it listens.
 */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';

import type { GatewayEnv } from './identity.ts';

export interface LoopbackServer {
  /** `http://127.0.0.1:<port>`. */
  readonly url: Promise<string>;
  /** From now on `app` answers. */
  open(app: Hono<GatewayEnv>): void;
  /** Whether a request came in here. */
  isOrigin(c: Context<GatewayEnv>): boolean;
  close(): Promise<void>;
}

export function openLoopbackServer(): LoopbackServer {
  let app = new Hono<GatewayEnv>();
  const through = Symbol('came through the inner door');
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

/** The REST translator on a listening socket, and unmodified supabase-js clients for it. */

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';

import { requireIdentity, type GatewayEnv, openKeys, createRest } from '@berea/embedded/testing/parts';
import { preRequest } from '../project.ts';
import type { Engine } from './engines.ts';

/** A user with a signed-in client. */
export interface Person {
  readonly id: string;
  readonly client: SupabaseClient;
}

/** A running REST server. */
export interface RestServer {
  readonly url: string;
  /** A client without a session. */
  readonly visitor: SupabaseClient;
  readonly service: SupabaseClient;
  /** A client with a token that names no account. */
  readonly nobody: SupabaseClient;
  /** Creates an account, and a client signed in with it. */
  person(): Promise<Person>;
  /** Sends a raw request, signed in as `as`. */
  fetch(path: string, init?: RequestInit & { readonly as?: Person | 'service' }): Promise<Response>;
  close(): Promise<void>;
}

/** Serves `createRest` behind the gateway's real identity middleware, without auth and functions. */
export async function serveRest({
  database,
  dataFolder,
}: Pick<Engine, 'database' | 'dataFolder'>): Promise<RestServer> {
  const keys = await openKeys(dataFolder);
  const app = new Hono<GatewayEnv>();
  app.use(requireIdentity(keys));
  app.route('/rest/v1', createRest({ database, preRequest }));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sessions = new Map<string, string>();
  const signedIn = (id: string) =>
    keys.sign({ sub: id, session_id: sessions.get(id), role: 'authenticated' }, { expiresInSeconds: 600 });
  return {
    url,
    visitor: createClient(url, keys.publishable),
    service: createClient(url, keys.secret),
    nobody: createClient(url, keys.publishable, {
      accessToken: () => keys.sign({ role: 'authenticated' }, { expiresInSeconds: 600 }),
    }),
    async person() {
      const id = randomUUID();
      await database.tx(async (tx) => {
        await tx.query('insert into auth.users (id, email) values ($1::text::uuid, $2::text)', [
          id,
          `${id}@example.org`,
        ]);
        const { rows } = await tx.query<{ id: string }>(
          `insert into auth.sessions (user_id, authentication_method) values ($1::text::uuid, 'password') returning id`,
          [id],
        );
        sessions.set(id, rows[0]!.id);
      });
      return { id, client: createClient(url, keys.publishable, { accessToken: () => signedIn(id) }) };
    },
    async fetch(path, { as, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (init.body) headers.set('Content-Type', 'application/json');
      headers.set('apikey', as === 'service' ? keys.secret : keys.publishable);
      if (as !== undefined && as !== 'service') headers.set('Authorization', `Bearer ${await signedIn(as.id)}`);
      return fetch(`${url}/rest/v1${path}`, { ...init, headers });
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

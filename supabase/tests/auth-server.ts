/** The auth server on a port of its own, mounted as in the gateway, for the unmodified client. */

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';

import {
  createAuth,
  readAuthSettings,
  type AuthSettings,
  type GatewayEnv,
  openKeys,
  type Keys,
  createMail,
  readMailSettings,
  type Mail,
} from '@berea/embedded/testing/parts';
import type { Database } from '@berea/embedded';

/** Cheap hashes and no limits, except where a test sets them. */
const lenient = {
  AUTH_HASH_MEMORY: '64',
  AUTH_HASH_PASSES: '1',
  AUTH_SIGN_IN_LIMIT: '100000',
  AUTH_ACCOUNT_LIMIT: '100000',
  AUTH_REFRESH_LIMIT: '100000',
  AUTH_VERIFY_LIMIT: '100000',
  AUTH_MAIL_LIMIT: '100000',
  AUTH_MAIL_INTERVAL: '0',
};

/** A running auth server. */
export interface AuthServer {
  readonly url: string;
  readonly keys: Keys;
  readonly mail: Mail;
  /** The log lines of the server. */
  readonly log: readonly string[];
  /** Creates a real client: one per user, or per device of a user. */
  client(headers?: Record<string, string>): SupabaseClient;
  /** Sends a raw request. `from` is the client address. */
  request(path: string, init?: RequestInit & { from?: string }): Promise<Response>;
  close(): Promise<void>;
}

/** Starts the auth server on an ephemeral port. */
export async function startAuthServer(
  database: Database,
  {
    env = {},
    mailEnv = {},
    settings = {},
    confirmEmail,
  }: {
    env?: Record<string, string>;
    mailEnv?: Record<string, string>;
    settings?: Partial<AuthSettings>;
    confirmEmail?: boolean;
  } = {},
): Promise<AuthServer> {
  const folder = mkdtempSync(join(tmpdir(), 'berea-auth-'));
  const log: string[] = [];
  const app = new Hono<GatewayEnv>();
  const { server, url } = await listen(app);
  const keys = await openKeys(folder, `${url}/auth/v1`);
  const mail = createMail({
    database,
    settings: readMailSettings(mailEnv, { siteUrl: url }),
    log: (line) => log.push(line),
  });
  const auth = createAuth({
    database,
    keys,
    mail,
    log: (line) => log.push(line),
    settings: {
      ...readAuthSettings({ ...lenient, ...env }, { siteUrl: url, confirmEmail: confirmEmail ?? mail.kind === 'smtp' }),
      ...settings,
    },
  });
  app.use(async (c, next) => {
    c.set('address', c.req.header('x-test-address') ?? '127.0.0.1');
    await next();
  });
  app.route('/auth/v1', auth);
  if (mail.mailbox) app.route('/', mail.mailbox);
  else mail.start();

  return {
    url,
    keys,
    mail,
    log,
    client: (headers = {}) =>
      createClient(url, keys.publishable, {
        global: { headers },
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      }),
    request: (path, { from, ...init } = {}) =>
      fetch(`${url}${path}`, {
        redirect: 'manual',
        ...init,
        headers: {
          'content-type': 'application/json',
          ...(init.headers as Record<string, string>),
          ...(from !== undefined && { 'x-test-address': from }),
        },
      }),
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await mail.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Listens on an ephemeral loopback port. The app may be completed afterwards. */
async function listen(app: Hono<GatewayEnv>): Promise<{ server: ServerType; url: string }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (info: AddressInfo) =>
      resolve({ server, url: `http://127.0.0.1:${info.port}` }),
    );
  });
}

let people = 0;
/** An address that no other test uses. */
export const newEmail = (): string => `reader${++people}.${process.pid}@berea.example`;
/** A password that satisfies the rules. */
export const goodPassword = 'Grace-and-peace-1';
/** A second password that satisfies the rules. */
export const otherPassword = 'Mercy-and-truth-2';

/** Returns the newest email of a kind to an address: its text, link and code. */
export async function newestMail(
  database: Database,
  to: string,
  kind: string,
): Promise<{ text: string; link: URL; code: string }> {
  const { rows } = await database.tx((tx) =>
    tx.query<{ text: string }>(
      'select text from public.outbox where recipient = $1 and kind = $2 order by created_at desc limit 1',
      [to, kind],
    ),
  );
  const text = rows[0]?.text;
  if (text === undefined) throw new Error(`no ${kind} mail`);
  return {
    text,
    link: new URL(/https?:\S+\/verify\?\S+/.exec(text)?.[0] ?? 'about:blank'),
    code: /\b\d{8}\b/.exec(text)?.[0] ?? '',
  };
}

/** Signs up a new user. Returns the user with a signed-in client. */
export async function newAccount(server: AuthServer) {
  const email = newEmail();
  const client = server.client();
  const { data } = await client.auth.signUp({ email, password: goodPassword });
  return {
    email,
    client,
    id: data.user?.id ?? '',
    accessToken: data.session?.access_token ?? '',
    refreshToken: data.session?.refresh_token ?? '',
  };
}

/** Runs a test against a second server on the same database, with other settings. */
export async function withServer(
  database: Database,
  options: Parameters<typeof startAuthServer>[1],
  test: (own: AuthServer) => Promise<void>,
): Promise<void> {
  const own = await startAuthServer(database, options);
  try {
    await test(own);
  } finally {
    await own.close();
  }
}

/** Sends a refresh request directly, because the client would not send a token twice. */
export async function refresh(server: AuthServer, token: string) {
  const response = await server.request('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: token }),
  });
  return { status: response.status, body: (await response.json()) as { refresh_token?: string; error_code?: string } };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { DatabaseError } from '../database/database.ts';
import type { Database, TxOptions } from '../database/database.ts';
import type { GatewayEnv } from '../identity.ts';
import { openKeys } from '../keys.ts';
import type { Keys } from '../keys.ts';
import type { Mail } from '../mail/mail.ts';
import { createAuth, readAuthSettings } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'berea-auth-deadlines-'));
let keys: Keys;
beforeAll(async () => {
  keys = await openKeys(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database that gives every transaction up, and notes how long each might have taken, and for whom. */
function givingUp() {
  const noted: (TxOptions | undefined)[] = [];
  const database: Database = {
    kind: 'pglite',
    tx: (_, options) => {
      noted.push(options);
      return Promise.reject(new DatabaseError({ code: '57014', message: 'canceling statement' }));
    },
    close: async () => {},
  };
  return { database, noted };
}

const mail: Mail = {
  kind: 'mailbox',
  send: async () => {},
  wake() {},
  start() {},
  stop: async () => {},
  mailbox: undefined,
  mailboxPath: undefined,
};

const id = '00000000-0000-4000-8000-000000000001';
const account = { email: 'lydia@thyatira.example', password: 'Grace-and-peace-1' };

it.each<[method: string, path: string, body?: object, as?: 'user' | 'service']>([
  ['POST', '/signup', account],
  ['POST', '/token?grant_type=password', account],
  ['POST', '/token?grant_type=refresh_token', { refresh_token: 'token' }],
  ['POST', '/recover', { email: account.email }],
  ['POST', '/resend', { type: 'signup', email: account.email }],
  ['POST', '/verify', { type: 'recovery', token_hash: 'hash' }],
  ['GET', '/user', undefined, 'user'],
  ['PUT', '/user', { data: {} }, 'user'],
  ['POST', '/logout', undefined, 'user'],
  ['GET', '/reauthenticate', undefined, 'user'],
  ['GET', `/admin/users/${id}`, undefined, 'service'],
  ['DELETE', `/admin/users/${id}`, undefined, 'service'],
])(
  'security: %s %s has 10 s at the database, in turn for its address, and then 503',
  async (method, path, body, as) => {
    const { database, noted } = givingUp();
    const log = (): void => undefined;
    const app = new Hono<GatewayEnv>();
    app.use(async (c, next) => {
      c.set('address', '203.0.113.7');
      await next();
    });
    const settings = readAuthSettings({}, { siteUrl: 'http://localhost', confirmEmail: false });
    app.route('/', createAuth({ database, keys, mail, settings, log }));
    const token =
      as === 'user'
        ? await keys.sign({ sub: id, session_id: id, role: 'authenticated' }, { expiresInSeconds: 60 })
        : keys.secret;
    const response = await app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(noted).toMatchObject([
      { timeoutMs: 10_000, client: '203.0.113.7', signal: expect.any(AbortSignal) as AbortSignal },
    ]);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  },
);

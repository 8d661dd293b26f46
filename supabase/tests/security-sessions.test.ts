/** A token is worth nothing at REST once its session has ended, however long its signature holds. */

import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { prepareDatabase } from '@berea/embedded';
import { migrations } from '../project.ts';
import { forEachEngine } from './engines.ts';
import { goodPassword, invoke, newAccount, startProductServer } from './product-server.ts';
import type { Account, ProductServer } from './product-server.ts';

forEachEngine((engine) => {
  let product: ProductServer;
  beforeAll(async () => {
    product = await startProductServer({}, engine.database);
  });
  afterAll(() => product.close());

  const highlight = { verse_id: 'John 3:16', color: '#fde047' };

  /** Reads, writes and deletes with a token. Returns the statuses and codes of the answers. */
  async function attack(token: string) {
    const headers = {
      apikey: product.embedded.keys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    };
    const requests: [path: string, init: RequestInit][] = [
      ['/highlights', {}],
      ['/highlights', { method: 'POST', body: JSON.stringify({ ...highlight, verse_id: 'John 3:17' }) }],
      ['/highlights?verse_id=not.is.null', { method: 'PATCH', body: '{"color":"#000000"}' }],
      ['/highlights?verse_id=not.is.null', { method: 'DELETE' }],
      ['/bible_versions', {}],
      ['/rpc/search_verses', { method: 'POST', body: '{}' }],
    ];
    const answers = await Promise.all(
      requests.map(async ([path, init]) => {
        const response = await fetch(`${product.url}/rest/v1${path}`, { ...init, headers });
        return `${response.status} ${((await response.json()) as { code?: string }).code}`;
      }),
    );
    return new Set(answers.filter((answer) => !answer.startsWith('404')));
  }
  const refused = new Set(['401 PT401']);

  /** An account with one highlight, which an attack must leave alone. */
  async function withHighlight(): Promise<Account> {
    const account = await newAccount(product);
    expect((await account.client.from('highlights').insert(highlight)).error).toBeNull();
    return account;
  }
  const stored = async ({ id }: Account) =>
    product.query('select verse_id, color from public.highlights where user_id = $1', [id]);

  it('security: rows of a person are not to be kept by any cache, nor are errors', async () => {
    const account = await withHighlight();
    const cacheOf = async (path: string, init: RequestInit = {}) => {
      const headers = { apikey: product.embedded.keys.publishable, authorization: `Bearer ${account.token}` };
      const response = await fetch(`${product.url}/rest/v1${path}`, {
        headers: { ...headers, 'content-type': 'application/json', prefer: 'return=representation' },
        ...init,
      });
      return [response.status, response.headers.get('cache-control')];
    };
    const write = { method: 'POST', body: JSON.stringify({ ...highlight, verse_id: 'John 3:18' }) };
    expect(await cacheOf('/highlights')).toEqual([200, 'no-store']);
    expect(await cacheOf('/highlights', write)).toEqual([201, 'no-store']);
    expect(await cacheOf('/highlights?color=is.nonsense')).toEqual([400, 'no-store']);
    expect(await cacheOf('/nothing')).toEqual([404, 'no-store']);
    expect(await cacheOf('/highlights', { headers: {} })).toEqual([401, 'no-store']);
  });

  describe('security: a session token', () => {
    it('is refused after signing out, for reading, writing and deleting', async () => {
      const account = await withHighlight();
      await account.client.auth.signOut();
      expect(await attack(account.token)).toEqual(refused);
      expect(await stored(account)).toEqual([highlight]);
    });

    it('is refused after the password was changed in another session, which goes on', async () => {
      const account = await withHighlight();
      const elsewhere = product.client();
      await elsewhere.auth.signInWithPassword({ email: account.email, password: goodPassword });
      const { error } = await elsewhere.auth.updateUser({
        password: 'Mercy-and-truth-2',
        current_password: goodPassword,
      });
      expect(error).toBeNull();
      expect(await attack(account.token)).toEqual(refused);
      expect((await elsewhere.from('highlights').select('verse_id, color')).data).toEqual([highlight]);
    });

    it('is refused as soon as a used refresh token of its session comes back', async () => {
      const account = await withHighlight();
      const { data } = await account.client.auth.getSession();
      const used = data.session!.refresh_token;
      const tokens = [account.token];
      for (let times = 0; times < 2; times++) {
        const { data: next } = await account.client.auth.refreshSession();
        tokens.push(next.session!.access_token);
      }
      expect((await account.client.from('highlights').select('verse_id, color')).data).toEqual([highlight]);
      expect((await product.client().auth.refreshSession({ refresh_token: used })).error?.code).toBe(
        'refresh_token_already_used',
      );
      for (const token of tokens) {
        expect(await attack(token)).toEqual(refused);
        expect((await product.client().auth.getUser(token)).error?.name).toBe('AuthSessionMissingError');
      }
      expect(await stored(account)).toEqual([highlight]);
    });

    it('is refused after the account was deleted', async () => {
      const account = await withHighlight();
      expect((await invoke(account.client, 'delete-account', { password: goodPassword })).status).toBe(200);
      expect(await attack(account.token)).toEqual(refused);
    });

    it('is refused with the session of another account, with none, and after its session’s time', async () => {
      const [ruth, mallory] = [await withHighlight(), await newAccount(product)];
      const { keys } = product.embedded;
      const sessionOf = async ({ id }: Account) =>
        (await product.query<{ id: string }>('select id from auth.sessions where user_id = $1', [id]))[0]?.id;
      const sign = (session_id: string | undefined) =>
        keys.sign({ sub: ruth.id, role: 'authenticated', session_id }, { expiresInSeconds: 60 });
      expect(await attack(await sign(await sessionOf(mallory)))).toEqual(refused);
      expect(await attack(await sign(undefined))).toEqual(refused);
      await product.query('update auth.sessions set not_after = now() where user_id = $1', [ruth.id]);
      expect(await attack(ruth.token)).toEqual(refused);
      expect(await stored(ruth)).toEqual([highlight]);
    });

    it('is refused with another issuer or audience', async () => {
      const account = await withHighlight();
      const claims = decodeJwt(account.token);
      for (const wrong of [{ iss: 'https://elsewhere.example/auth/v1' }, { aud: 'somebody-else' }]) {
        const token = await product.embedded.keys.sign({ ...claims, ...wrong }, { expiresInSeconds: 60 });
        expect(await attack(token)).toEqual(new Set(['401 PGRST301']));
        const user = await fetch(`${product.url}/auth/v1/user`, {
          headers: { apikey: product.embedded.keys.publishable, authorization: `Bearer ${token}` },
        });
        expect(user.status).toBe(403);
      }
    });

    it('is checked by one indexed lookup', async () => {
      const { token } = await newAccount(product);
      const scans = await engine.database.tx(async (tx) => {
        /** How often each table was read so far: by an index, and whole. */
        const read = async () => {
          const { rows } = await tx.query<{ table: string; by_index: number; whole: number }>(
            `select relname as table, coalesce(idx_scan, 0) as by_index, coalesce(seq_scan, 0) as whole
             from pg_stat_xact_user_tables`,
          );
          return rows;
        };
        // A table of a few rows would be read whole, indexed or not.
        await tx.exec('set local enable_seqscan = off');
        await tx.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(decodeJwt(token))]);
        const before = new Map((await read()).map((row) => [row.table, row]));
        await tx.exec('select private.require_session()');
        return (await read()).flatMap(({ table, by_index, whole }) => {
          const was = before.get(table) ?? { by_index: 0, whole: 0 };
          const since = { by_index: Number(by_index) - Number(was.by_index), whole: Number(whole) - Number(was.whole) };
          return since.by_index + since.whole > 0 ? [{ table, ...since }] : [];
        });
      });
      expect(scans).toEqual([{ table: 'sessions', by_index: 1, whole: 0 }]);
    });

    it('works while its session lasts, as the two keys always do', async () => {
      const account = await withHighlight();
      const versions = (client: SupabaseClient) => client.from('bible_versions').select('id');
      for (const client of [account.client, product.client()]) expect((await versions(client)).error).toBeNull();
      const service = await fetch(`${product.url}/rest/v1/highlights`, {
        headers: { apikey: product.embedded.keys.secret },
      });
      expect(service.status).toBe(200);
    });
  });
});

forEachEngine(
  (engine) => {
    it('a hosted project is told to make the same check, through the role that PostgREST connects as', async () => {
      await engine.database.tx((tx) => tx.exec('create role authenticator'));
      await prepareDatabase(engine.database, migrations);
      const { rows } = await engine.database.tx((tx) =>
        tx.query(
          `select unnest(setconfig) as setting from pg_db_role_setting where setrole = 'authenticator'::regrole`,
        ),
      );
      expect(rows).toEqual([{ setting: 'pgrst.db_pre_request=private.require_session' }]);
    });
  },
  { prepared: false },
);

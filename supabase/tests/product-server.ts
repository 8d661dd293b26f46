/** The whole embedded Supabase on a port of its own, including edge functions in Deno, for the unmodified client. */

import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createAdaptorServer } from '@hono/node-server';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

import { type Database, type Row, startEmbedded, type Embedded } from '@berea/embedded';
import { dataFolder as testData } from '@berea/importer/testing';
import { project } from '../project.ts';
import { copyPglite, emptyDatabases, openPreparedCopy } from './prepared-databases.ts';

/** Deno's cache of the first product server that was closed, for all later ones. */
const compiledFunctions = join(testData, 'test', 'deno');

/** Keeps a cache, unless another suite was first. */
function keepCompiledFunctions(cache: string): void {
  if (existsSync(compiledFunctions) || !existsSync(cache)) return;
  const draft = `${compiledFunctions}-${process.pid}`;
  try {
    cpSync(cache, draft, { recursive: true });
    renameSync(draft, compiledFunctions);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Cheap password hashes and high limits, except where a test sets them. */
const lenient = {
  AUTH_HASH_MEMORY: '64',
  AUTH_HASH_PASSES: '1',
  AUTH_SIGN_IN_LIMIT: '100000',
  AUTH_ACCOUNT_LIMIT: '100000',
  AUTH_MAIL_LIMIT: '100000',
  AUTH_MAIL_INTERVAL: '0',
};

/** A running embedded Supabase. */
export interface ProductServer {
  readonly url: string;
  readonly embedded: Embedded;
  /** Removed on close. */
  readonly dataFolder: string;
  /** The log lines of the gateway, functions and mail. */
  readonly log: readonly string[];
  /**
   * Creates a real client, one per user. `headers` are sent with every request. `X-Forwarded-For` is trusted, as behind
   * one proxy.
   */
  client(headers?: Record<string, string>): SupabaseClient;
  query<T extends Row = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /** Every row of every table in `schemas`, as JSON, by table. */
  everything(schemas?: readonly string[]): Promise<Record<string, readonly string[]>>;
  close(): Promise<void>;
}

/** Starts the server. `database`: an open database to use instead of an empty PGlite. It is closed with the server. */
export async function startProductServer(
  env: Record<string, string> = {},
  database?: Database,
): Promise<ProductServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'berea-product-'));
  // What Deno has compiled of the functions before: a start takes half as long with it.
  if (existsSync(compiledFunctions)) cpSync(compiledFunctions, join(dataFolder, 'deno'), { recursive: true });
  if (!database) copyPglite(emptyDatabases(testData), dataFolder);
  const log: string[] = [];
  let embedded: Embedded | undefined;
  const server = createAdaptorServer({
    fetch: (request, bindings) => embedded?.app.fetch(request, bindings) ?? new Response(null, { status: 503 }),
  }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started = await startEmbedded({
    project,
    dataFolder,
    database,
    publicUrl: url,
    env: { ...lenient, ...env },
    trustedProxies: 1,
    log: (line) => log.push(line),
  });
  embedded = started;
  await started.functionsReady;

  const query: ProductServer['query'] = async <T extends Row>(sql: string, params: readonly unknown[] = []) =>
    (await started.database.tx((tx) => tx.query<T>(sql, params))).rows;
  return {
    url,
    embedded: started,
    dataFolder,
    log,
    query,
    client: (headers = {}) =>
      createClient(url, started.keys.publishable, {
        global: { headers },
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      }),
    async everything(schemas = ['public', 'auth', 'private']) {
      const tables = await query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1::text[]) order by 1`,
        [schemas],
      );
      const dump: Record<string, readonly string[]> = {};
      for (const { name } of tables)
        dump[name] = (await query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`)).map(
          ({ row }) => row,
        );
      return dump;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await started.close();
      keepCompiledFunctions(join(dataFolder, 'deno'));
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The same over a copy of the database with every text. */
export async function startPreparedServer(testData: string, env: Record<string, string> = {}): Promise<ProductServer> {
  const { database, folder } = await openPreparedCopy(testData);
  const server = await startProductServer(env, database);
  return {
    ...server,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let people = 0;
/** A password that satisfies the rules. */
export const goodPassword = 'Grace-and-peace-1';

/** A signed-in user. */
export interface Account {
  readonly client: SupabaseClient;
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** Creates a user who has signed up, confirmed the address if required, and signed in. */
export async function newAccount(
  server: ProductServer,
  password = goodPassword,
  headers: Record<string, string> = {},
): Promise<Account> {
  const email = `person${++people}.${process.pid}@berea.example`;
  const client = server.client(headers);
  await client.auth.signUp({ email, password });
  // As the mail's link does: the account gets the password that waits for it.
  await server.query(
    `update auth.users set email_confirmed_at = now(), encrypted_password = waiting.encrypted_password
     from auth.one_time_tokens waiting
     where email = $1 and email_confirmed_at is null and waiting.user_id = users.id and token_type = 'confirmation_token'`,
    [email],
  );
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, email, id: data.user.id, token: data.session.access_token };
}

/** A function's response, including error responses, which the client puts into the error. */
export async function invoke(client: SupabaseClient, name: string, body: Record<string, unknown>) {
  const { data, error, response } = await client.functions.invoke<Record<string, unknown>>(name, { body });
  return {
    status: response?.status ?? 0,
    headers: response?.headers ?? new Headers(),
    body: error ? ((await response?.json()) as Record<string, unknown>) : data,
  };
}

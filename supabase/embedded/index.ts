/**
 * The Supabase that runs without Docker: Postgres, auth, REST and edge functions on one Hono app.
 *
 *   const embedded = await startEmbedded({ dataFolder: '.data', publicUrl: 'http://localhost:4300' });
 *   site.route('/', embedded.app);      // on the same origin as the static host, before its catch-all
 *   … embedded.keys.publishable         // for /config.json
 *   await embedded.close();             // functions, gateway, database, in this order; well under a second
 *
 * The app answers under `supabasePrefixes` and nowhere else. Edge functions call back over a loopback listener of our own on
 * an ephemeral port, so nothing here needs to know where the site will listen, except `publicUrl`, which goes into tokens and
 * the links of mails. `address` in the logs and limits is the socket's, as `@hono/node-server` hands it on in `c.env`.
 *
 * Before that, for the importer:
 *
 *   const database = await openDatabase({ dataFolder, databaseUrl });
 *   await prepareDatabase(database);    // roles, auth, migrations
 *   … await database.close();           // or hand it on: startEmbedded({ database, … }) takes it over and closes it
 *
 * All of them reject with `DatabaseUnavailable` (one sentence for the person at the terminal) when the data folder is in use
 * by another copy, or the database cannot be reached, opened or migrated.
 */

import type { Hono } from 'hono';

import type { Database } from './database/database.ts';
import type { GatewayEnv } from './identity.ts';
import type { Keys } from './keys.ts';

export { DatabaseError, DatabaseUnavailable } from './database/database.ts';
export type { Database, Tx } from './database/database.ts';
export { openDatabase } from './database/open.ts';
export { prepareDatabase } from './database/prepare.ts';
export type { Keys } from './keys.ts';

/** What `app` answers. */
export const supabasePrefixes = ['/auth/v1', '/rest/v1', '/functions/v1', '/storage/v1', '/realtime/v1', '/graphql/v1'] as const;

export interface EmbeddedOptions {
  /** Keys, the database (unless `databaseUrl` or `database`), and what the functions' runtime caches. Made when missing. */
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
  /** An opened database, prepared or not; `close` closes it. */
  readonly database?: Database | undefined;
  /** Where people reach the site, e.g. `http://localhost:4300`: the issuer of tokens, the base of links in mails. */
  readonly publicUrl: string;
  /** How many proxies of our own stand in front: that many entries of `X-Forwarded-For` are believed. 0. */
  readonly trustedProxies?: number | undefined;
  /** Requests a second from one address before 429. 200. */
  readonly requestsPerSecond?: number | undefined;
  /** Environment variables for the functions, like `supabase secrets`; `supabase/functions/.env` is read as well. */
  readonly functionSecrets?: Readonly<Record<string, string>> | undefined;
  /** Hosts the functions may call, e.g. `api.scripture.api.bible`. None. */
  readonly functionHosts?: readonly string[] | undefined;
  /** Where a line for the operator goes. `console.error`. */
  readonly log?: ((line: string) => void) | undefined;
}

export interface Embedded {
  readonly app: Hono<GatewayEnv>;
  readonly database: Database;
  readonly keys: Keys;
  /** Settles when the functions are ready (or known not to start); requests before that wait. */
  readonly functionsReady: Promise<void>;
  /** Ends everything that was started; safe to call twice. */
  close(): Promise<void>;
}

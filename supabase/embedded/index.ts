/**
 * The Supabase that runs without Docker: Postgres, auth, REST and edge functions on one Hono app.
 *
 *   const embedded = await startEmbedded({ dataFolder: '.data', publicUrl: 'http://localhost:4300' });
 *   site.route('/', embedded.app);      // on the same origin as the static host, before its catch-all
 *   … embedded.keys.publishable         // for /config.json
 *   await embedded.close();             // functions, gateway, database, in this order; well under a second
 *
 * The app answers under `supabasePrefixes` and, without a mail server, `/mailbox` (to this machine only); nothing else. Edge functions call back over a loopback listener of our own on
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
 * by another copy, or the database cannot be reached, opened or migrated; `startEmbedded` also with `ConfigurationError`, which
 * names every AUTH_, SMTP_ or CONTACT_ variable that is wrong.
 */

import { fileURLToPath } from 'node:url';

import { Hono } from 'hono';
import { z } from 'zod';

import { answerLimits } from '../functions/_shared/author/limits.ts';
import { ModelSettingsError, modelEnvironment, modelSettings } from '../functions/_shared/author/model/settings.ts';
import { apiBibleEnvironment, apiBibleSettings } from '../functions/bible-chapter/api-bible.ts';
import { contactEnvironment, contactSettings } from '../functions/send-contact-email/settings.ts';
import { createAuth, readAuthSettings } from './auth/index.ts';
import { ConfigurationError, readConfig } from './config.ts';
import { isSupabaseProject } from './database/bootstrap.ts';
import { DatabaseUnavailable } from './database/database.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import { prepareDatabase } from './database/prepare.ts';
import { startFunctions } from './functions/host.ts';
import type { Functions } from './functions/host.ts';
import { createGateway } from './gateway.ts';
import { setAddress } from './gateway/client-address.ts';
import { gatewayEnvironment } from './gateway/settings.ts';
import type { GatewayEnv } from './identity.ts';
import { openLoopbackServer } from './loopback-server.ts';
import { openKeys } from './keys.ts';
import type { Keys } from './keys.ts';
import { createMail, readMailSettings } from './mail/index.ts';
import { createRest } from './rest/index.ts';
import { startRetention } from './retention.ts';
import type { Retention } from './retention.ts';
import { settleWithin } from './settle-within.ts';

export { ConfigurationError } from './config.ts';
export { DatabaseError, DatabaseUnavailable } from './database/database.ts';
export type { Database, Tx } from './database/database.ts';
export { openDatabase } from './database/open.ts';
export { prepareDatabase } from './database/prepare.ts';
export { supabasePrefixes } from './gateway.ts';
export type { Keys } from './keys.ts';

export interface EmbeddedOptions {
  /** Keys, the database (unless `databaseUrl` or `database`), and what the functions' runtime caches. Made when missing. */
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
  /** An opened database, prepared or not; `close` closes it. */
  readonly database?: Database | undefined;
  /** Where people reach the site, e.g. `http://localhost:4300`: the issuer of tokens, the base of links in mails. */
  readonly publicUrl: string;
  /** The `AUTH_…`, `SMTP_…`, `CONTACT_…` and `GATEWAY_…` variables, and `FUNCTION_HOSTS`. `process.env`. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  /** How many entries of `X-Forwarded-For` are believed. `GATEWAY_TRUSTED_PROXIES`, 0. */
  readonly trustedProxies?: number | undefined;
  /** Requests a second from one address before 429. `GATEWAY_REQUESTS_PER_SECOND`, 200. */
  readonly requestsPerSecond?: number | undefined;
  /** The folder with the edge functions. `supabase/functions`. */
  readonly functionsFolder?: string | undefined;
  /** Environment variables for the functions, like `supabase secrets`; the folder's `.env` is read as well. */
  readonly functionSecrets?: Readonly<Record<string, string>> | undefined;
  /** Hosts the functions may call, e.g. `api.scripture.api.bible`. `FUNCTION_HOSTS`, none. */
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

const timeoutMs = 300;

const inSupabase = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The operator's variables that are meant for the functions, where they are set. Where an address is written is for our gateway to say. */
const secretsOf = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.keys({
      ...contactEnvironment.shape,
      ...answerLimits.shape,
      ...modelEnvironment.shape,
      ...apiBibleEnvironment.shape,
    }).flatMap((name) => (/^(?:CONTACT|ANSWER|AI|API_BIBLE)_/.test(name) && env[name] ? [[name, env[name]]] : [])),
  );

function readSettings({ env = process.env, publicUrl }: EmbeddedOptions) {
  try {
    const mail = readMailSettings(env, { siteUrl: publicUrl });
    // The functions read these themselves: here they are only looked at before anybody writes to nobody, or asks a model that is not there.
    contactSettings((name) => env[name]);
    modelSettings((name) => env[name]);
    apiBibleSettings((name) => env[name]);
    return {
      mail,
      auth: readAuthSettings(env, { siteUrl: publicUrl, confirmEmail: mail.smtp !== undefined }),
      secrets: secretsOf(env),
      gateway: gatewayEnvironment.parse(env),
    };
  } catch (error) {
    if (error instanceof ModelSettingsError) throw new ConfigurationError(error.message);
    if (!(error instanceof z.ZodError)) throw error;
    throw new ConfigurationError(
      `The environment cannot be used: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}.`,
    );
  }
}

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const {
    dataFolder,
    databaseUrl,
    functionsFolder = inSupabase('functions'),
    functionSecrets,
    log = console.error,
  } = options;
  const settings = readSettings(options);
  const {
    trustedProxies = settings.gateway.GATEWAY_TRUSTED_PROXIES,
    requestsPerSecond = settings.gateway.GATEWAY_REQUESTS_PER_SECOND,
    functionHosts = settings.gateway.FUNCTION_HOSTS,
  } = options;
  const config = readConfig(inSupabase('config.toml'));
  const keys = await openKeys(dataFolder);
  const database = options.database ?? (await openDatabase({ dataFolder, databaseUrl }));

  const mail = createMail({ database, settings: settings.mail, log });
  const inner = openLoopbackServer();
  let functions: Functions | undefined;
  let retention: Retention | undefined;
  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= (async () => {
      await Promise.all([functions?.close(), inner.close()]);
      // A mail server may take its time; what it has not taken yet is sent after the next start.
      await settleWithin(timeoutMs, Promise.all([mail.stop(), retention?.stop()]));
      await database.close();
    })());

  try {
    if (await isSupabaseProject(database)) {
      throw new DatabaseUnavailable(
        'The database belongs to a Supabase project, which serves auth, REST and functions itself: give the embedded Supabase a database of its own (docs/deploy.md).',
      );
    }
    await prepareDatabase(database);
    functions = startFunctions({
      folder: functionsFolder,
      dataFolder,
      env: {
        ...settings.secrets,
        ...functionSecrets,
        SUPABASE_URL: await inner.url,
        SUPABASE_ANON_KEY: keys.publishable,
        SUPABASE_SERVICE_ROLE_KEY: keys.secret,
      },
      hosts: functionHosts,
      log,
    });
    const auth = createAuth({ database, keys, mail, settings: settings.auth, log });
    const gateway = createGateway({
      keys,
      auth,
      rest: createRest({ database, maxRows: config.api.max_rows }),
      functions,
      config,
      trustedProxies,
      requestsPerSecond,
      isInternal: inner.isOrigin,
      log,
    });
    inner.open(gateway);
    mail.start();
    retention = startRetention(database, log);
    const app = new Hono<GatewayEnv>().route('/', gateway);
    if (mail.mailbox) app.use('/mailbox/*', setAddress(trustedProxies)).route('/', mail.mailbox);
    return { app, database, keys, functionsReady: functions.ready, close };
  } catch (error) {
    await close();
    throw error;
  }
}

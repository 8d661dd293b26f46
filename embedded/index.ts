/**
 * Supabase without Docker: Postgres, auth, REST and edge functions in one Hono app.
 *
 *   const embedded = await startEmbedded({ project, dataFolder: '.data', publicUrl: 'http://localhost:4300' });
 *   site.route('/', embedded.app);      // on the same origin as the static host, before its catch-all
 *   … embedded.keys.publishable         // for /config.json
 *   await embedded.close();             // functions, gateway, database, in this order; well under a second
 *
 * The app answers only under `supabasePrefixes` and, without a mail server, at `mailboxPath` (for clients on this
 * machine only). Edge functions call back over a loopback listener on an ephemeral port, so nothing here needs to know
 * where the site listens, except `publicUrl`, which is used in tokens and in links in emails. `address` in logs and
 * limits is the socket's, as `@hono/node-server` provides it in `c.env`.
 *
 * Before that, for the importer:
 *
 *   const database = await openDatabase({ dataFolder, databaseUrl });
 *   await prepareDatabase(database, migrations); // roles, auth, migrations
 *   … await database.close();           // or startEmbedded({ database, … }), which then owns and closes it
 *
 * All of them reject with `DatabaseUnavailable` (one sentence for the operator) when the data folder is in use by
 * another process, or the database cannot be reached, opened or migrated. `startEmbedded` also rejects with
 * `ConfigurationError`, which names every invalid variable.
 */

import { join } from 'node:path';

import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { z } from 'zod';

import { createAuth, readAuthSettings } from './auth/index.ts';
import { ConfigurationError, readConfig } from './config.ts';
import { watchContentVersion } from './content-version.ts';
import type { ContentVersion } from './content-version.ts';
import { isSupabaseProject } from './database/bootstrap.ts';
import { DatabaseUnavailable, withOptions } from './database/database.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import { prepareDatabase } from './database/prepare.ts';
import { startFunctions } from './functions/host.ts';
import type { Functions } from './functions/host.ts';
import { createGateway } from './gateway.ts';
import { limitFlood, setAddress } from './gateway/client-address.ts';
import { CachedAnswers } from './gateway/cached-answers.ts';
import { gatewayEnvironment } from './gateway/settings.ts';
import { createHealth } from './health.ts';
import type { Health } from './health.ts';
import type { GatewayEnv } from './identity.ts';
import { openLoopbackServer } from './loopback-server.ts';
import { openKeys } from './keys.ts';
import type { Keys } from './keys.ts';
import { createMail, readMailSettings } from './mail/index.ts';
import { createRest } from './rest/index.ts';
import { startMaintenance } from './maintenance.ts';
import type { Maintenance } from './maintenance.ts';
import { startRetention } from './retention.ts';
import type { Retention } from './retention.ts';
import type { Project } from './project.ts';
import { settleWithin } from './settle-within.ts';

export { ConfigurationError } from './config.ts';
export { DatabaseUnavailable } from './database/database.ts';
export type { Database, Row, Tx } from './database/database.ts';
export { openDatabase } from './database/open.ts';
export { prepareDatabase } from './database/prepare.ts';
export type { Project } from './project.ts';

/** Options of `startEmbedded`. */
export interface EmbeddedOptions {
  /** What is served: its `config.toml`, migrations and functions. */
  readonly project: Project;
  /**
   * Stores the keys, the database (unless `databaseUrl` or `database`), and the functions' runtime cache. Created if
   * missing.
   */
  readonly dataFolder: string;
  readonly databaseUrl?: string | undefined;
  /** An open database, prepared or not. `close` closes it. */
  readonly database?: Database | undefined;
  /** The site's public URL, e.g. `http://localhost:4300`: the issuer of tokens and the base of links in emails. */
  readonly publicUrl: string;
  /**
   * The `AUTH_…`, `SMTP_…` and `GATEWAY_…` variables, `FUNCTION_HOSTS`, and those that the project passes on to its
   * functions. Default `process.env`.
   */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  /** How many entries of `X-Forwarded-For` are trusted. Default `GATEWAY_TRUSTED_PROXIES`, 0. */
  readonly trustedProxies?: number | undefined;
  /** Requests per second from one address before 429. Default `GATEWAY_REQUESTS_PER_SECOND`, 200. */
  readonly requestsPerSecond?: number | undefined;
  /** The folder with the edge functions, if it is not the project's own. */
  readonly functionsFolder?: string | undefined;
  /**
   * Environment variables for the functions, like `supabase secrets`. The functions folder's `.env` is read as well.
   */
  readonly functionSecrets?: Readonly<Record<string, string>> | undefined;
  /** Hosts the functions may call, e.g. `api.scripture.api.bible`. Default `FUNCTION_HOSTS`, none. */
  readonly functionHosts?: readonly string[] | undefined;
  /** Receives log lines for the operator. Default `console.error`. */
  readonly log?: ((line: string) => void) | undefined;
}

/** The running embedded Supabase. */
export interface Embedded {
  readonly app: Hono<GatewayEnv>;
  /**
   * Goes before what the site itself serves: sets `address`, and answers 429 to an address that asks too often. That is
   * five times as often as at the gateway, because a page has dozens of files and several people may share an address.
   */
  readonly limitSite: MiddlewareHandler;
  readonly database: Database;
  readonly keys: Keys;
  /**
   * Where outgoing mail is shown, with the token that opens it: '/mailbox?token=…'. Undefined when a mail server is
   * configured, or the site is not only on this machine.
   */
  readonly mailboxPath: string | undefined;
  /**
   * Where this process and the functions call the gateway: without a limit of requests, and `X-Forwarded-For` says whom
   * they do it for.
   */
  readonly internalUrl: string;
  /** Settles when the functions are ready or have failed to start. Earlier requests wait for it. */
  readonly functionsReady: Promise<void>;
  /**
   * The version of what the functions answer to everybody; undefined when the project has none. Cheap enough for anybody to ask at any time.
   */
  contentVersion(): Promise<string | undefined>;
  /** Asks each part whether it can answer. Cheap enough for anybody to ask at any time. */
  health(): Promise<Health>;
  /** Stops everything that was started. Idempotent. */
  close(): Promise<void>;
}

const timeoutMs = 300;
/** How long a transaction of the mail sender or the daily clean-up may take. */
const backgroundMs = 30_000;

/** What the environment is checked with. */
type SettingsOptions = Pick<EmbeddedOptions, 'env' | 'publicUrl' | 'project'>;

/**
 * Checks the environment as `startEmbedded` does, without starting anything.
 * @throws ConfigurationError that names every invalid variable
 */
export function checkSettings(options: SettingsOptions): void {
  readSettings(options);
}

function readSettings({ env = process.env, publicUrl, project }: SettingsOptions) {
  try {
    const mail = readMailSettings(env, { siteUrl: publicUrl });
    return {
      mail,
      auth: readAuthSettings(env, { siteUrl: publicUrl, confirmEmail: mail.smtp !== undefined }),
      secrets: project.secrets?.(env) ?? {},
      gateway: gatewayEnvironment.parse(env),
    };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw new ConfigurationError((error as Error).message);
    throw new ConfigurationError(
      `The environment cannot be used: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}.`,
    );
  }
}

/** Starts the database, auth, REST, functions and mail. Rejects with `DatabaseUnavailable` or `ConfigurationError`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const {
    dataFolder,
    databaseUrl,
    project,
    functionsFolder = join(project.folder, 'functions'),
    functionSecrets,
    log = console.error,
  } = options;
  const settings = readSettings(options);
  const {
    trustedProxies = settings.gateway.GATEWAY_TRUSTED_PROXIES,
    requestsPerSecond = settings.gateway.GATEWAY_REQUESTS_PER_SECOND,
    functionHosts = settings.gateway.FUNCTION_HOSTS,
  } = options;
  const config = readConfig(join(project.folder, 'config.toml'));
  const keys = await openKeys(dataFolder, settings.auth.externalUrl);
  const database = options.database ?? (await openDatabase({ dataFolder, databaseUrl }));

  const background = withOptions(database, { timeoutMs: backgroundMs });
  const mail = createMail({ database: background, settings: settings.mail, log });
  const loopbackServer = openLoopbackServer();
  let functions: Functions | undefined;
  let retention: Retention | undefined;
  let maintenance: Maintenance | undefined;
  let version: ContentVersion | undefined;
  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= (async () => {
      version?.stop();
      await Promise.all([functions?.close(), loopbackServer.close()]);
      // A mail server may be slow. Mail it has not accepted yet is sent after the next start.
      await settleWithin(timeoutMs, Promise.all([mail.stop(), retention?.stop(), maintenance?.stop()]));
      await database.close();
    })());

  try {
    if (await isSupabaseProject(database)) {
      throw new DatabaseUnavailable(
        'The database belongs to a Supabase project, which serves auth, REST and functions itself: give the embedded Supabase a database of its own (docs/hosting.md).',
      );
    }
    await prepareDatabase(database, join(project.folder, 'migrations'));
    functions = startFunctions({
      folder: functionsFolder,
      root: project.root,
      sources: project.sources,
      dataFolder,
      env: {
        ...settings.secrets,
        ...functionSecrets,
        SUPABASE_URL: await loopbackServer.url,
        SUPABASE_ANON_KEY: keys.publishable,
        SUPABASE_SERVICE_ROLE_KEY: keys.secret,
      },
      hosts: functionHosts,
      atOnce: project.functionsAtOnce,
      log,
    });
    const keptMb = settings.gateway.GATEWAY_KEPT_MB;
    const kept = keptMb > 0 ? new CachedAnswers({ maxBytes: keptMb * 1024 * 1024 }) : undefined;
    version = watchContentVersion({ database, sql: project.contentVersionSql, onChange: () => kept?.clear() });
    const auth = createAuth({ database, keys, mail, settings: settings.auth, log });
    const gateway = createGateway({
      keys,
      auth,
      rest: createRest({ database, maxRows: config.api.max_rows, preRequest: project.preRequest, log }),
      functions,
      kept,
      config,
      trustedProxies,
      requestsPerSecond,
      isInternal: loopbackServer.isOrigin,
      log,
    });
    loopbackServer.open(gateway);
    mail.start();
    if (project.dailySql) retention = startRetention({ database: background, sql: project.dailySql, log });
    maintenance = startMaintenance({ database: background, log });
    const app = new Hono<GatewayEnv>().route('/', gateway);
    if (mail.mailbox) app.use('/mailbox/*', setAddress(trustedProxies)).route('/', mail.mailbox);
    const limitSite = every(setAddress(trustedProxies), limitFlood(5 * requestsPerSecond));
    return {
      app,
      limitSite,
      database,
      keys,
      mailboxPath: mail.mailboxPath,
      internalUrl: await loopbackServer.url,
      functionsReady: functions.ready,
      contentVersion: version.read,
      health: createHealth(database, functions),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

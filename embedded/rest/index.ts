/**
 * `/rest/v1`: the subset of PostgREST that supabase-js uses. Written here because no maintained library serves it on
 * PGlite. Everything outside the subset is refused with a JSON error. Access control is entirely by row-level security.
 */

import { addressKey } from '@berea/client-address';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';

import { DatabaseError } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { requestDatabase, signedInMs } from '../gateway/request-database.ts';
import { apiRoles } from '../identity.ts';
import type { ApiRole, GatewayEnv, Identity } from '../identity.ts';
import { outcome } from './answer.ts';
import type { Answer } from './answer.ts';
import { readCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { RestError, UnknownName, answerTo } from './errors.ts';
import { planCall, planTable } from './plan.ts';
import type { Plan, RestRequest } from './plan.ts';

/** How long a request may take at the database, waiting for its turn included. */
const timeoutMs: Readonly<Record<ApiRole, number>> = {
  anon: 3000,
  authenticated: signedInMs,
  service_role: signedInMs,
};
/**
 * The search path for unqualified names in functions and policies, as PostgREST sets it. Names and types are read and
 * used under the same path.
 */
const searchPath = 'public, extensions';

/** Whether the catalogue may be outdated: a name was unknown to it, or to Postgres. */
function mayBeOutdated(error: unknown): boolean {
  return (
    error instanceof UnknownName ||
    (error instanceof DatabaseError && ['42P01', '42703', '42883', '42704'].includes(error.code))
  );
}

/**
 * The minimum age of the catalogue before an unknown name triggers a reload, so that wrong names do not each cost a
 * read.
 */
const minimumAgeMs = 1000;

/** Caches the catalogue and reloads it when a name is not in it. Concurrent requests share one load. */
function catalogueOf(database: Database) {
  let current: Promise<Catalogue> | undefined;
  let readAt = 0;
  const read = () =>
    database.tx(
      async (tx) => {
        await tx.query(`select set_config('search_path', $1, true)`, [searchPath]);
        return readCatalogue(tx);
      },
      { readOnly: true, timeoutMs: signedInMs },
    );
  return {
    get(): Promise<Catalogue> {
      if (current) return current;
      const reading = read();
      [current, readAt] = [reading, Date.now()];
      reading.catch(() => {
        current = undefined;
      });
      return reading;
    },
    /** Whether a catalogue newer than `stale` is available. */
    renew(stale: Promise<Catalogue>): boolean {
      if (current === stale && Date.now() - readAt < minimumAgeMs) return false;
      if (current === stale) current = undefined;
      return true;
    },
  };
}

/**
 * The statement before each request: `set local`, in the form that accepts parameters, and then the check. They are
 * evaluated in this order, in one round trip.
 */
const settingsSql = (preRequest: string | undefined) =>
  `select set_config('search_path', $1, true), set_config('role', $2, true), set_config('request.jwt.claims', $3, true)` +
  (preRequest === undefined ? '' : `, ${preRequest}()::text`);

function run(
  database: Database,
  settings: string,
  { role, claims }: Identity,
  { statement, readOnly, answer }: Plan,
): Promise<Answer> {
  return database.tx(
    async (tx) => {
      await tx.query(settings, [searchPath, role, JSON.stringify(claims)]);
      const { rows } = await tx.query(statement.text, statement.params);
      return answer(outcome.parse(rows[0]));
    },
    { readOnly },
  );
}

/** What people see of their own must not stay in a cache. */
const personal = ({ role }: Identity) => ({ ...(role !== 'anon' && { 'Cache-Control': 'no-store' }) });

/** What `createRest` needs. */
export interface RestOptions {
  readonly database: Database;
  /** The maximum number of rows read at once: `max_rows` of config.toml. Default 1000. */
  readonly maxRows?: number | undefined;
  /** The function that is called before each request, as PostgREST's `db-pre-request`: 'private.require_session'. */
  readonly preRequest?: string | undefined;
  /** Receives what the database says about its own faults. */
  readonly log?: ((line: string) => void) | undefined;
}

/** Expects `identity` in Hono's context (set by the gateway's middleware). Requests without one are refused. */
export function createRest({
  database,
  maxRows = 1000,
  preRequest,
  log = console.error,
}: RestOptions): Hono<GatewayEnv> {
  const catalogue = catalogueOf(database);
  const settings = settingsSql(preRequest);
  /** The clients whose refusal is in the log: they ask again and again, and a line for each would fill the disk. */
  const told = new LRUCache<string, true>({ max: 10_000, ttl: 60_000, perf: performance });

  async function attempt(
    own: Database,
    identity: Identity,
    plan: (catalogue: Catalogue) => Plan,
    last = false,
  ): Promise<Answer> {
    const current = catalogue.get();
    try {
      return await run(own, settings, identity, plan(await current));
    } catch (error) {
      // Nothing was committed, so a retry with a fresh catalogue is safe.
      if (last || !mayBeOutdated(error) || !catalogue.renew(current)) throw error;
      return attempt(own, identity, plan, true);
    }
  }

  async function respond(c: Context<GatewayEnv>, name: string, plan: typeof planTable): Promise<Response> {
    const identity = c.get('identity') as Identity | undefined;
    try {
      if (!identity || !apiRoles.includes(identity.role))
        throw new RestError(401, 'PGRST302', 'Anonymous access is disabled');
      const { method } = c.req;
      const parameters = [...new URL(c.req.url).searchParams];
      const request: RestRequest = {
        method,
        name,
        parameters,
        header: (key) => c.req.header(key),
        body: await c.req.text(),
        maxRows,
        role: identity.role,
      };
      const isClients = identity.role !== 'service_role';
      const own = requestDatabase(database, c, timeoutMs[identity.role], isClients);
      const { status, headers, body } = await attempt(own, identity, (known) => plan(known, request));
      return new Response(method === 'HEAD' ? null : body, { status, headers: { ...headers, ...personal(identity) } });
    } catch (error) {
      const answer = answerTo(error, identity?.role ?? 'anon');
      if (!answer) throw error;
      const refused =
        error instanceof DatabaseError && error.code === '53300' && addressKey(c.get('address') ?? 'unknown');
      if (answer.concealed && !(refused && told.has(refused))) {
        log(`rest: ${c.req.method} ${c.req.path} failed: ${answer.concealed}`);
        if (refused) told.set(refused, true);
      }
      if (answer.status === 503) c.header('Retry-After', '1');
      return c.json(answer.body, answer.status, { 'Cache-Control': 'no-store' });
    }
  }

  const app = new Hono<GatewayEnv>();
  app.all('/rpc/:name', (c) => respond(c, c.req.param('name'), planCall));
  app.all('/:name', (c) => respond(c, c.req.param('name'), planTable));
  app.all('*', (c) =>
    c.json(
      answerTo(new RestError(404, 'PGRST125', 'Invalid path specified in request URL'), 'anon')?.body ?? null,
      404,
    ),
  );
  return app;
}

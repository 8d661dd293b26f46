/**
 * The gateway in front of auth, REST and functions. It also answers requests for Supabase services that are not
 * implemented.
 */

import { Hono } from 'hono';
import type { Context } from 'hono';
import { cors } from 'hono/cors';

import type { Config } from './config.ts';
import type { Functions } from './functions/host.ts';
import { limitFlood, setAddress } from './gateway/client-address.ts';
import { createFunctionsRoute } from './gateway/functions-route.ts';
import { requireApiKey, requireIdentity } from './gateway/identify.ts';
import { isTemporary } from './database/database.ts';
import { internal, notServed, refuse, unavailable } from './gateway/gateway-error.ts';
import type { CachedAnswers } from './gateway/cached-answers.ts';
import { limitBody } from './gateway/request-body.ts';
import { limitUnread } from './gateway/unread.ts';
import { limitWritten } from './gateway/written-bytes.ts';
import type { GatewayEnv } from './identity.ts';
import type { Keys } from './keys.ts';

/** What `createGateway` needs. */
export interface GatewayOptions {
  readonly keys: Keys;
  /** Serves `/auth/v1`. Receives `identity` (of the API key) and `address` in its context. */
  readonly auth: Hono<GatewayEnv>;
  /** Serves `/rest/v1`. Receives `identity` (of the key or verified token) and `address` in its context. */
  readonly rest: Hono<GatewayEnv>;
  readonly functions: Functions;
  /** Keeps what functions answer to everybody. Undefined: nothing is kept. */
  readonly kept?: CachedAnswers | undefined;
  readonly config: Config;
  /** How many entries of `X-Forwarded-For` come from our own proxies. 0: the header is ignored. */
  readonly trustedProxies?: number | undefined;
  readonly requestsPerSecond?: number | undefined;
  /**
   * Recognises requests from the edge functions. They are exempt from the rate limit, and their `X-Forwarded-For` is
   * trusted.
   */
  readonly isInternal?: ((c: Context<GatewayEnv>) => boolean) | undefined;
  readonly log: (line: string) => void;
}

const unserved = { storage: 'Storage', realtime: 'Realtime', graphql: 'GraphQL' } as const;

/** The path prefixes that the app answers. All other paths are left to the site. */
const supabasePrefixes = [
  '/auth/v1',
  '/rest/v1',
  '/functions/v1',
  '/storage/v1',
  '/realtime/v1',
  '/graphql/v1',
] as const;

/** Builds the app that serves every path under `supabasePrefixes`. */
export function createGateway(options: GatewayOptions): Hono<GatewayEnv> {
  const {
    keys,
    auth,
    rest,
    functions,
    kept,
    config,
    trustedProxies = 0,
    requestsPerSecond = 200,
    isInternal = () => false,
    log,
  } = options;
  const app = new Hono<GatewayEnv>();

  app.onError((error, c) => {
    // Who goes away in the middle of a request is no fault, and may do so often.
    if (c.req.raw.signal.aborted) return refuse(c, unavailable);
    // Log the path without its query, which may contain a token or a search term.
    log(`gateway: ${c.req.method} ${c.req.path} failed: ${error.stack ?? String(error)}`);
    if (!isTemporary(error)) return refuse(c, internal);
    c.header('Retry-After', '1');
    return refuse(c, unavailable);
  });

  const address = setAddress(trustedProxies, isInternal);
  const flood = limitFlood(requestsPerSecond, isInternal);
  // Edge functions answer preflights themselves, as on a hosted project.
  const answerPreflight = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: [
      'Content-Encoding',
      'Content-Location',
      'Content-Range',
      'Content-Type',
      'Date',
      'Location',
      'Server',
      'Transfer-Encoding',
      'Range-Unit',
      'X-Total-Count',
      'Link',
      'x-sb-error-code',
      'x-supabase-api-version',
    ],
    maxAge: 3600,
  });

  for (const prefix of supabasePrefixes) {
    app.use(`${prefix}/*`, address, flood, limitUnread);
    if (prefix !== '/functions/v1') app.use(`${prefix}/*`, answerPreflight);
    app.use(`${prefix}/*`, limitBody);
  }
  app.use('/auth/v1/*', requireApiKey(keys));
  app.use('/rest/v1/*', requireIdentity(keys), limitWritten());

  app.route('/auth/v1', auth);
  app.route('/rest/v1', rest);
  app.route('/functions/v1', createFunctionsRoute({ functions, keys, config: config.functions, kept }));

  for (const [name, title] of Object.entries(unserved)) app.all(`/${name}/v1/*`, (c) => refuse(c, notServed(title)));
  for (const prefix of ['/auth/v1', '/rest/v1', '/functions/v1'])
    app.all(`${prefix}/*`, (c) => refuse(c, notServed(`${c.req.method} ${c.req.path}`)));
  return app;
}

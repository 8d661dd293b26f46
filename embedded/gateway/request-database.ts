import type { Context } from 'hono';

import { addressKey } from '@berea/client-address';
import { withOptions } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import type { GatewayEnv } from '../identity.ts';

/** How long a request of someone who is signed in may take at the database, waiting included. */
export const signedInMs = 10_000;

/**
 * The database as one request may use it: in turn with the requests of other addresses, no longer than `timeoutMs`, and
 * not after its client has gone.
 */
export function requestDatabase(database: Database, c: Context<GatewayEnv>, timeoutMs = signedInMs): Database {
  const address = c.get('address') as string | undefined;
  return withOptions(database, { client: addressKey(address ?? 'unknown'), signal: c.req.raw.signal, timeoutMs });
}

import type { Context } from 'hono';

import { addressKey } from '@berea/client-address';
import { DatabaseError, withOptions } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import type { GatewayEnv } from '../identity.ts';
import { leavesUnread } from './unread.ts';

/** How long a request of someone who is signed in may take at the database, waiting included. */
export const signedInMs = 10_000;

/**
 * The database as one request may use it: in turn with the requests of other addresses, no longer than `timeoutMs`, not
 * after its client has gone, and not while its client leaves answers unread.
 * @param isClients false for what the service asks: that is the program's own work, and in nobody's turn. A function may
 * ask it for all, on the request of somebody who is refused
 */
export function requestDatabase(
  database: Database,
  c: Context<GatewayEnv>,
  timeoutMs = signedInMs,
  isClients = true,
): Database {
  const address = (c.get('address') as string | undefined) ?? 'unknown';
  const client = isClients ? { client: addressKey(address) } : {};
  const own = withOptions(database, { ...client, signal: c.req.raw.signal, timeoutMs });
  if (!isClients) return own;
  return {
    ...own,
    tx: (work, options) =>
      own.tx((tx) => {
        if (leavesUnread(address))
          throw new DatabaseError({ code: '53300', message: 'the client does not read its answers' });
        return work(tx);
      }, options),
  };
}

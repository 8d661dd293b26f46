/** Bounds what is held in memory for clients that do not read their answers. */

import type { ServerResponse } from 'node:http';

import type { Context, MiddlewareHandler } from 'hono';

import { addressKey } from '@berea/client-address';
import type { GatewayEnv } from '../identity.ts';
import { refuse, unavailable } from './gateway-error.ts';

/** How much of its answers a client may leave unread before it is given another: as much as the longest one. */
const mostUnreadBytes = 16 * 1024 * 1024;

/** The answers on their way to each address. */
const open = new Map<string, Set<ServerResponse>>();

/** Whether a client has more unread answers than it may have. Asked again when its statement may run: many can wait. */
export function leavesUnread(address: string): boolean {
  let bytes = 0;
  for (const answer of open.get(addressKey(address)) ?? []) bytes += answer.writableLength;
  return bytes > mostUnreadBytes;
}

function keepTrack(address: string, answer: ServerResponse): void {
  const key = addressKey(address);
  const ofClient = open.get(key) ?? new Set();
  open.set(key, ofClient.add(answer));
  answer.once('close', () => {
    ofClient.delete(answer);
    if (ofClient.size === 0) open.delete(key);
  });
}

/** Answers 503 to a client that does not read what it has asked for. */
export const limitUnread: MiddlewareHandler<GatewayEnv> = async (c: Context<GatewayEnv>, next) => {
  // There is no connection when called through `app.request()` in tests.
  const { outgoing } = (c.env as { outgoing?: ServerResponse } | undefined) ?? {};
  if (leavesUnread(c.var.address)) {
    c.header('Retry-After', '1');
    return refuse(c, unavailable);
  }
  if (outgoing) keepTrack(c.var.address, outgoing);
  return next();
};

/** Limits how much one person writes in a minute, whether it is stored, replaces something or is refused. */

import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import type { GatewayEnv } from '../identity.ts';
import { refuse, tooMuchWritten } from './gateway-error.ts';

/** Two saves of the longest collection in every second: nobody types so fast. */
const mostBytes = 60_000_000;
const windowSeconds = 60;

/** Answers 429 to somebody who has written more. Goes after `requireIdentity`. */
export function limitWritten(): MiddlewareHandler<GatewayEnv> {
  const limiter = new RateLimiterMemory({ points: mostBytes, duration: windowSeconds });
  return async (c, next) => {
    const { role, claims } = c.var.identity;
    if (role === 'authenticated' && c.req.raw.body) {
      try {
        await limiter.consume(claims.sub ?? '', (await c.req.arrayBuffer()).byteLength);
      } catch {
        c.header('Retry-After', String(windowSeconds));
        return refuse(c, tooMuchWritten);
      }
    }
    return next();
  };
}

/** Where a request comes from, and how many of them one place may send. */

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { addressKey } from '../../functions/_shared/address-key.ts';
import type { GatewayEnv } from '../identity.ts';
import { refuse, tooMany } from './gateway-error.ts';

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Called without a socket: `app.request()` in tests.
    return 'unknown';
  }
}

/**
 * Sets `address`: the socket's, or, behind `trustedProxies` proxies, the entry of `X-Forwarded-For` that the outermost of them
 * wrote. Whatever stands further left was sent by the client, who may write anything. Our own functions, for which `isInternal`
 * holds, say for whom they ask.
 */
export function setAddress(
  trustedProxies: number,
  isInternal: (c: Context<GatewayEnv>) => boolean = () => false,
): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const proxies = isInternal(c) ? 1 : trustedProxies;
    const forwarded = (c.req.header('x-forwarded-for') ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
    c.set(
      'address',
      (proxies > 0 ? forwarded.at(-Math.min(proxies, forwarded.length)) : undefined) ?? socketAddress(c),
    );
    return next();
  };
}

/** Averaged over this many seconds: a page that asks for fifty things at once is not a flood. */
const windowSeconds = 5;

/** Answers 429 to an address that sends more than this. Requests for which `exempt` holds are not counted. */
export function limitFlood(
  requestsPerSecond: number,
  exempt: (c: Context<GatewayEnv>) => boolean,
): MiddlewareHandler<GatewayEnv> {
  const limiter = new RateLimiterMemory({ points: requestsPerSecond * windowSeconds, duration: windowSeconds });
  return async (c, next) => {
    if (!exempt(c)) {
      try {
        await limiter.consume(addressKey(c.var.address));
      } catch {
        c.header('Retry-After', String(windowSeconds));
        return refuse(c, tooMany);
      }
    }
    return next();
  };
}

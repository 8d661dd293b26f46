/** Determines the client address of a request, and limits the request rate per address. */

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { addressKey, forwardedAddress, forwardedFor } from '@berea/client-address';
import type { GatewayEnv } from '../identity.ts';
import { refuse, tooMany } from './gateway-error.ts';

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // There is no socket when called through `app.request()` in tests.
    return 'unknown';
  }
}

/**
 * Sets `address`: the socket's address, or, behind `trustedProxies` proxies, the entry of `X-Forwarded-For` that the
 * outermost proxy wrote. Entries further left come from the client and may be forged. Requests from our own functions
 * (`isInternal`) state their client's address themselves.
 */
export function setAddress(
  trustedProxies: number,
  isInternal: (c: Context<GatewayEnv>) => boolean = () => false,
): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const proxies = isInternal(c) ? 1 : trustedProxies;
    c.set('address', forwardedAddress(c.req.header(forwardedFor), proxies) ?? socketAddress(c));
    return next();
  };
}

/** The averaging window in seconds, so that a page may send fifty requests at once. */
const windowSeconds = 5;

/** Answers 429 to an address that exceeds the rate. Requests for which `exempt` returns true are not counted. */
export function limitFlood(
  requestsPerSecond: number,
  exempt: (c: Context<GatewayEnv>) => boolean = () => false,
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

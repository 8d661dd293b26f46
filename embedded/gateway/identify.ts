/**
 * Determines the caller's identity from `apikey` and `Authorization: Bearer`, as a hosted project's gateway and
 * PostgREST do.
 */

import type { Context, MiddlewareHandler } from 'hono';

import { apiRoles } from '../identity.ts';
import type { ApiRole, GatewayEnv, Identity } from '../identity.ts';
import { InvalidToken } from '../keys.ts';
import type { Keys } from '../keys.ts';
import { expiredToken, invalidApiKey, invalidToken, noApiKey, refuse } from './gateway-error.ts';
import type { GatewayError } from './gateway-error.ts';

/** The token of the `Authorization: Bearer` header. */
export function bearerOf(c: Context): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

/** The identity of a token. A token without a role is anonymous, as for PostgREST. Throws `InvalidToken`. */
async function tokenIdentity(keys: Keys, token: string): Promise<Identity> {
  const claims = await keys.verify(token);
  const role = apiRoles.find((known) => known === (claims['role'] ?? 'anon'));
  if (!role) throw new InvalidToken('invalid');
  return { role, claims };
}

const keyIdentity = (role: ApiRole): Identity => ({ role, claims: { role } });

async function identify(c: Context<GatewayEnv>, keys: Keys): Promise<Identity | GatewayError> {
  const apiKey = c.req.header('apikey');
  if (!apiKey) return noApiKey;
  const keyRole = keys.roleOf(apiKey);
  const bearer = bearerOf(c);
  try {
    // A token of this project is accepted as `apikey`, as with the older JWT keys of hosted projects.
    const byKey = keyRole ? keyIdentity(keyRole) : await tokenIdentity(keys, apiKey).catch(() => undefined);
    if (!byKey) return invalidApiKey;
    // The same opaque key as bearer adds nothing. A different one is refused.
    if (!bearer || bearer === apiKey) return byKey;
    return await tokenIdentity(keys, bearer);
  } catch (error) {
    if (error instanceof InvalidToken) return error.reason === 'expired' ? expiredToken : invalidToken;
    throw error;
  }
}

/** For REST: sets `identity`, or answers 401 with PostgREST's code. */
export function requireIdentity(keys: Keys): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const identity = await identify(c, keys);
    if ('status' in identity) {
      if (identity.code.startsWith('PGRST'))
        c.header(
          'WWW-Authenticate',
          `Bearer error="invalid_token", error_description="${identity.message.replaceAll('"', "'")}"`,
        );
      return refuse(c, identity);
    }
    c.set('identity', identity);
    return next();
  };
}

/** Paths that browsers open from a link, or that programs call before they have a key. */
const openAuthPaths = new Set([
  '/auth/v1/verify',
  '/auth/v1/callback',
  '/auth/v1/authorize',
  '/auth/v1/health',
  '/auth/v1/.well-known/jwks.json',
]);

/**
 * For auth: requires an API key, except on paths that are opened from a link. `identity` is that of the key. Auth
 * verifies session tokens itself, because only it knows whether the session still exists.
 */
export function requireApiKey(keys: Keys): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const apiKey = c.req.header('apikey');
    const role = apiKey === undefined ? undefined : keys.roleOf(apiKey);
    if (!role && !openAuthPaths.has(c.req.path)) return refuse(c, apiKey ? invalidApiKey : noApiKey);
    c.set('identity', keyIdentity(role ?? 'anon'));
    return next();
  };
}

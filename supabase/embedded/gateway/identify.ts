/** Who is asking: from `apikey` and `Authorization: Bearer`, as a hosted project's gateway and PostgREST decide it. */

import type { Context, MiddlewareHandler } from 'hono';

import { apiRoles } from '../identity.ts';
import type { ApiRole, GatewayEnv, Identity } from '../identity.ts';
import { InvalidToken } from '../keys.ts';
import type { Keys } from '../keys.ts';
import { expiredToken, invalidApiKey, invalidToken, noApiKey, refuse } from './gateway-error.ts';
import type { GatewayError } from './gateway-error.ts';

export function bearerOf(c: Context): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

/** The identity a token stands for; a token that names no role is anonymous, as for PostgREST. Throws `InvalidToken`. */
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
    // A token of ours may stand in for the key, as the older keys of hosted projects did.
    const byKey = keyRole ? keyIdentity(keyRole) : await tokenIdentity(keys, apiKey).catch(() => undefined);
    if (!byKey) return invalidApiKey;
    // An opaque key as bearer means nothing more than the same one as `apikey`; another one is refused.
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

/** What people reach by a link, or a program before it has a key. */
const openAuthPaths = new Set([
  '/auth/v1/verify',
  '/auth/v1/callback',
  '/auth/v1/authorize',
  '/auth/v1/health',
  '/auth/v1/.well-known/jwks.json',
]);

/**
 * For auth: an API key is required, except where a browser follows a link. `identity` is what the key stands for: the token of a
 * session is read by auth itself, which alone knows whether the session still exists.
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

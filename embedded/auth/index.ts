/**
 * The embedded auth server. It answers supabase-js as Supabase Auth (GoTrue) does, using the accounts in `schema.sql`.
 */

import { Hono } from 'hono';

import type { Database } from '../database/database.ts';
import { requestDatabase } from '../gateway/request-database.ts';
import type { GatewayEnv } from '../identity.ts';
import type { Keys } from '../keys.ts';
import type { Mail } from '../mail/mail.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError, apiVersion, apiVersionHeader, renderAuthError, toAuthError } from './auth-error.ts';
import { createLimits } from './limits.ts';
import { createPasswords } from './passwords.ts';
import { adminRoutes } from './routes/admin.ts';
import { discoveryRoutes } from './routes/discovery.ts';
import { logoutRoutes } from './routes/logout.ts';
import { notServedRoutes } from './routes/not-served.ts';
import { recoverRoutes } from './routes/recover.ts';
import { signUpRoutes } from './routes/sign-up.ts';
import { tokenRoutes } from './routes/token.ts';
import { userRoutes } from './routes/user.ts';
import { verifyRoutes } from './routes/verify.ts';
import type { AuthSettings } from './settings.ts';

export { readAuthSettings } from './settings.ts';

const maxBodyBytes = 64 * 1024;

/** What `createAuth` needs. */
export interface AuthOptions {
  /** A database with `schema.sql` and the project's migrations applied. */
  readonly database: Database;
  readonly keys: Keys;
  readonly mail: Mail;
  readonly settings: AuthSettings;
  /** Receives unexpected errors, without values. */
  readonly log?: (line: string) => void;
}

/**
 * The app to mount at `/auth/v1`. Expects `address` in the context and reads `Authorization` itself. A bearer that is
 * not a session token is refused only by endpoints that need a session, with GoTrue's own error code.
 */
export function createAuth({ database, keys, mail, settings, log = console.error }: AuthOptions): Hono<GatewayEnv> {
  const context: AuthContext = {
    database: (c) => requestDatabase(database, c),
    keys,
    mail,
    settings,
    limits: createLimits(settings.limits),
    passwords: createPasswords(settings.hash),
  };
  const app = new Hono<GatewayEnv>();

  app.onError((error, c) => renderAuthError(c, toAuthError(error, `${c.req.method} ${c.req.routePath}`, log)));

  app.use(async (c, next) => {
    const version = apiVersion(c);
    if (version) c.header(apiVersionHeader, version);
    // Responses contain tokens, so they must not be cached.
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use(async (c, next) => {
    // The gateway has read it, in whichever form it was sent.
    if (c.req.raw.body && (await c.req.arrayBuffer()).byteLength > maxBodyBytes)
      throw new AuthError(413, 'validation_failed', 'The request is too large');
    return next();
  });

  signUpRoutes(app, context);
  tokenRoutes(app, context);
  recoverRoutes(app, context);
  verifyRoutes(app, context);
  userRoutes(app, context);
  logoutRoutes(app, context);
  adminRoutes(app, context);
  discoveryRoutes(app, context);
  notServedRoutes(app);
  return app;
}

/** POST /logout?scope=global|local|others */

import { z } from 'zod';

import type { AuthApp, AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { authenticate } from '../authentication.ts';
import { endSessions } from '../sessions.ts';

const scopes = z.enum(['global', 'local', 'others']);

/** Registers the logout route. */
export function logoutRoutes(app: AuthApp, context: AuthContext): void {
  app.post('/logout', async (c) => {
    const scope = scopes.safeParse(c.req.query('scope') || 'global');
    if (!scope.success)
      throw new AuthError(400, 'validation_failed', `Unsupported logout scope ${JSON.stringify(c.req.query('scope'))}`);
    const { user, session } = await authenticate(context, c);
    await context.database(c).tx((tx) => endSessions(tx, user.id, scope.data, session.id));
    return c.body(null, 204);
  });
}

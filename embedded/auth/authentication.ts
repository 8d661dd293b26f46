import { z } from 'zod';

import type { AuthContext, AuthRequest } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { InvalidToken } from '../keys.ts';
import { authenticationMethods } from './sessions.ts';
import type { Session } from './sessions.ts';
import { findUserById } from './users.ts';
import type { User } from './users.ts';

const claims = z.object({ sub: z.uuid(), session_id: z.uuid(), aud: z.literal('authenticated') });
const sessionRow = z.object({
  id: z.uuid(),
  authentication_method: z.enum(authenticationMethods),
  created_at: z.string(),
});

/** The bearer token of the request. Throws `no_authorization` 401 when there is none. */
export function bearer(c: AuthRequest): string {
  const token = /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (token === undefined) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return token;
}

/**
 * The user and session of the access token. The session is looked up in the database, so a token of an ended session is
 * refused even before it expires. Throws `no_authorization`, `bad_jwt`, `user_not_found`, `session_not_found`.
 */
export async function authenticate(
  { keys, database }: AuthContext,
  c: AuthRequest,
): Promise<{ user: User; session: Session }> {
  const token = bearer(c);
  const payload = await keys.verify(token).catch((error: unknown) => {
    if (!(error instanceof InvalidToken)) throw error;
    throw new AuthError(
      403,
      'bad_jwt',
      `invalid JWT: unable to parse or verify signature, ${error.reason === 'expired' ? 'token is expired' : 'token is malformed or was not signed here'}`,
    );
  });
  const parsed = claims.safeParse(payload);
  if (!parsed.success)
    throw new AuthError(403, 'bad_jwt', 'invalid claim: a session token needs sub, session_id and aud');
  const { sub, session_id: sessionId } = parsed.data;

  return database(c).tx(
    async (tx) => {
      const user = await findUserById(tx, sub);
      if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
      const { rows } = await tx.query(
        'select id, authentication_method, created_at from auth.sessions where id = $1 and user_id = $2 and (not_after is null or not_after > now())',
        [sessionId, sub],
      );
      if (!rows[0])
        throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
      const row = sessionRow.parse(rows[0]);
      return { user, session: { id: row.id, method: row.authentication_method, createdAt: row.created_at } };
    },
    { readOnly: true },
  );
}

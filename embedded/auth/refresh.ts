/**
 * Refresh token rotation: each token is valid once. Reusing one ends the session, except within a short reuse interval.
 */

import { z } from 'zod';

import type { Tx } from '../database/database.ts';
import { AuthError } from './auth-error.ts';
import { authenticationMethods, insertRefreshToken, refreshToken, tokenHash } from './sessions.ts';
import type { OpenedSession } from './sessions.ts';

const tokenRow = z.object({
  token: z.string(),
  counter: z.number(),
  revoked: z.boolean(),
  /** It was replaced within the reuse interval. */
  fresh: z.boolean(),
  session_id: z.uuid(),
  user_id: z.uuid(),
  over: z.boolean(),
  authentication_method: z.enum(authenticationMethods),
  session_created_at: z.string(),
});
type TokenRow = z.infer<typeof tokenRow>;

/** How long a used token is stored, so that its reuse can be detected. */
const rememberedFor = '30 days';

const notFound = () => new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const alreadyUsed = () => new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
const expired = () => new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');

/** The outcome of a refresh: the renewed session, or the error to answer with. */
export type Rotation = { readonly userId: string; readonly opened: OpenedSession } | { readonly refused: AuthError };

/**
 * Exchanges a refresh token for its successor. An error is returned, not thrown, because revoking a reused token must
 * be committed. `reuseSeconds`: how long the token that was just replaced is still answered with the current one.
 */
export async function rotate(tx: Tx, secret: string, presented: string, reuseSeconds: number): Promise<Rotation> {
  const row = await lockToken(tx, tokenHash(presented), reuseSeconds);
  if (!row) return { refused: notFound() };
  if (row.over) return { refused: row.revoked ? alreadyUsed() : expired() };
  const opened = (counter: number): Rotation => ({
    userId: row.user_id,
    opened: {
      session: { id: row.session_id, method: row.authentication_method, createdAt: row.session_created_at },
      refreshToken: refreshToken(secret, row.session_id, counter),
    },
  });
  if (!row.revoked) return opened(await replace(tx, secret, row));

  const active = await activeToken(tx, row.session_id);
  if (active?.parent === row.token && row.fresh) return opened(active.counter);
  await tx.query(
    'update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1 and not revoked',
    [row.session_id],
  );
  // Two people have had the token. The session ends here, and with it its access tokens, at auth and at REST.
  await tx.query('update auth.sessions set not_after = now(), updated_at = now() where id = $1', [row.session_id]);
  return { refused: alreadyUsed() };
}

/** Locks token and session together, so that of two concurrent refreshes the second sees the result of the first. */
async function lockToken(tx: Tx, hash: string, reuseSeconds: number): Promise<TokenRow | undefined> {
  const { rows } = await tx.query(
    `select t.token, t.counter, t.revoked, t.updated_at > clock_timestamp() - make_interval(secs => $2) as fresh, t.session_id, t.user_id,
       coalesce(s.not_after <= now(), false) as over, s.authentication_method, s.created_at as session_created_at
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token = $1 for update`,
    [hash, reuseSeconds],
  );
  return rows[0] && tokenRow.parse(rows[0]);
}

async function replace(
  tx: Tx,
  secret: string,
  { token, counter, session_id: sessionId, user_id: userId }: TokenRow,
): Promise<number> {
  await tx.query('update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1', [token]);
  const next = counter + 1;
  await insertRefreshToken(tx, {
    token: refreshToken(secret, sessionId, next),
    parent: token,
    sessionId,
    userId,
    counter: next,
  });
  await tx.query('update auth.sessions set refreshed_at = now(), updated_at = now() where id = $1', [sessionId]);
  await tx.query(
    'delete from auth.refresh_tokens where session_id = $1 and revoked and updated_at < now() - $2::interval',
    [sessionId, rememberedFor],
  );
  return next;
}

async function activeToken(tx: Tx, sessionId: string): Promise<{ parent: string | null; counter: number } | undefined> {
  const { rows } = await tx.query<{ parent: string | null; counter: number }>(
    'select parent, counter from auth.refresh_tokens where session_id = $1 and not revoked',
    [sessionId],
  );
  return rows[0];
}

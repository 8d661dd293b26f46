/** Opening and ending sessions, and the token response for the client. */

import { createHash, createHmac } from 'node:crypto';

import type { Tx } from '../database/database.ts';
import type { AuthContext } from './auth-context.ts';
import { toUserJson } from './users.ts';
import type { User } from './users.ts';

/**
 * How a session began: 'recovery' and 'otp' by a link or a code from an email, the one for a forgotten password first.
 */
export const authenticationMethods = ['password', 'otp', 'recovery'] as const;
/** One of `authenticationMethods`. */
export type AuthenticationMethod = (typeof authenticationMethods)[number];

/** A row of `auth.sessions`. */
export interface Session {
  readonly id: string;
  readonly method: AuthenticationMethod;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** SHA-256 of a refresh token, in hexadecimal: the form in which it is stored. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The `counter`th refresh token of a session. Derived rather than stored, so that the database contains only hashes and
 * the current token can still be returned again within the reuse interval.
 */
export function refreshToken(secret: string, sessionId: string, counter: number): string {
  return createHmac('sha256', secret).update(`refresh token:${sessionId}:${counter}`).digest('base64url');
}

/** Stores the SHA-256 hash of a refresh token. */
export async function insertRefreshToken(
  tx: Tx,
  {
    token,
    parent,
    sessionId,
    userId,
    counter,
  }: { token: string; parent: string | null; sessionId: string; userId: string; counter: number },
): Promise<void> {
  await tx.query(
    'insert into auth.refresh_tokens (token, parent, session_id, user_id, counter) values ($1, $2, $3, $4, $5)',
    [tokenHash(token), parent, sessionId, userId, counter],
  );
}

/** A session with its current refresh token. */
export interface OpenedSession {
  readonly session: Session;
  readonly refreshToken: string;
}

/** Opens a session for a user and issues its first refresh token. */
export async function openSession(
  tx: Tx,
  secret: string,
  userId: string,
  method: AuthenticationMethod,
): Promise<OpenedSession> {
  const { rows } = await tx.query<{ id: string; created_at: string }>(
    'insert into auth.sessions (user_id, authentication_method) values ($1, $2) returning id, created_at',
    [userId, method],
  );
  const row = rows[0];
  if (!row) throw new Error('inserting the session returned no row');
  const session = { id: row.id, method, createdAt: row.created_at };
  const token = refreshToken(secret, session.id, 0);
  await insertRefreshToken(tx, { token, parent: null, sessionId: session.id, userId, counter: 0 });
  await tx.query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [userId]);
  await tx.query('update auth.identities set last_sign_in_at = now(), updated_at = now() where user_id = $1', [userId]);
  return { session, refreshToken: token };
}

/** Which sessions to end: all, the current one, or all others. */
export type LogoutScope = 'global' | 'local' | 'others';

/**
 * Ends sessions of `userId`: all, only `sessionId`, or all but that one. Their refresh tokens are deleted with them.
 */
export async function endSessions(tx: Tx, userId: string, scope: LogoutScope, sessionId = ''): Promise<void> {
  const condition = { global: '', local: 'and id = $2', others: 'and id <> $2' }[scope];
  await tx.query(
    `delete from auth.sessions where user_id = $1 ${condition}`,
    scope === 'global' ? [userId] : [userId, sessionId],
  );
}

/** The response to every request that signs someone in. */
export async function sessionJson(
  { keys, settings }: AuthContext,
  user: User,
  { session, refreshToken: token }: OpenedSession,
) {
  const expiresIn = settings.accessTokenSeconds;
  const expiresAt = Math.floor(Date.now() / 1000) + expiresIn;
  const accessToken = await keys.sign(
    {
      sub: user.id,
      aud: user.aud,
      email: user.email,
      phone: '',
      app_metadata: user.raw_app_meta_data,
      user_metadata: user.raw_user_meta_data,
      role: user.role,
      aal: 'aal1',
      amr: [{ method: session.method, timestamp: Math.floor(Date.parse(session.createdAt) / 1000) }],
      session_id: session.id,
      is_anonymous: false,
    },
    { expiresInSeconds: expiresIn },
  );
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: token,
    user: toUserJson(user),
  };
}

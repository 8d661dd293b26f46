/** POST /token: the password grant and the refresh grant. */

import { z } from 'zod';

import type { AuthApp, AuthContext, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { passwordToConfirm } from '../one-time-tokens.ts';
import { rotate } from '../refresh.ts';
import { notServed, optionalText, readBody } from '../request-body.ts';
import { openSession, sessionJson } from '../sessions.ts';
import { findUserByEmail, requireUser } from '../users.ts';

const passwordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText });
const refreshBody = z.object({ refresh_token: optionalText });

const unsupportedGrants = ['pkce', 'id_token', 'web3'];

/** Registers the token route. */
export function tokenRoutes(app: AuthApp, context: AuthContext): void {
  app.post('/token', (c) => {
    const grant = c.req.query('grant_type') ?? '';
    if (grant === 'password') return passwordGrant(context, c);
    if (grant === 'refresh_token') return refreshGrant(context, c);
    if (unsupportedGrants.includes(grant)) throw notServed(`The ${grant} grant (/token)`);
    throw new AuthError(400, 'validation_failed', 'unsupported_grant_type');
  });
}

/** An unknown address, an account without a password and a wrong password get the same response in the same time. */
async function passwordGrant(context: AuthContext, c: AuthRequest): Promise<Response> {
  const { database, keys, limits, passwords } = context;
  const body = await readBody(c, passwordBody);
  if (body.email === '' && body.phone !== '')
    throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  const email = body.email.trim().toLowerCase().slice(0, 320);
  await limits.signIn(c.get('address'));
  const forgive = await limits.account(c.get('address'), email);

  const { user, encrypted } = await database(c).tx(
    async (tx) => {
      const found = await findUserByEmail(tx, email);
      const isWaiting = found && !found.email_confirmed_at;
      return { user: found, encrypted: isWaiting ? await passwordToConfirm(tx, found.id) : found?.encrypted_password };
    },
    { readOnly: true },
  );
  if (!(await passwords.matches(body.password, encrypted)) || !user) {
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  await forgive();
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');

  await limits.remember(c.get('address'), email);
  const signedIn = await database(c).tx(async (tx) => {
    const opened = await openSession(tx, keys.secret, user.id, 'password');
    return { opened, user: await requireUser(tx, user.id) };
  });
  return c.json(await sessionJson(context, signedIn.user, signedIn.opened));
}

async function refreshGrant(context: AuthContext, c: AuthRequest): Promise<Response> {
  const { database, keys, limits, settings } = context;
  const { refresh_token: presented } = await readBody(c, refreshBody);
  if (presented === '') throw new AuthError(400, 'validation_failed', 'refresh_token required');
  await limits.refresh(c.get('address'));
  const result = await database(c).tx(async (tx) => {
    const rotation = await rotate(tx, keys.secret, presented, settings.refreshReuseSeconds);
    return 'refused' in rotation ? rotation : { opened: rotation.opened, user: await requireUser(tx, rotation.userId) };
  });
  if ('refused' in result) throw result.refused;
  await limits.remember(c.get('address'), result.user.email);
  return c.json(await sessionJson(context, result.user, result.opened));
}

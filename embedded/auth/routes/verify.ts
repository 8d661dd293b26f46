/**
 * GET /verify for the link in an email, and POST /verify for a typed code (or the link's token, passed on by the
 * client).
 */

import { z } from 'zod';

import type { Tx } from '../../database/database.ts';
import type { AuthApp, AuthContext, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { useCode, useLinkToken } from '../one-time-tokens.ts';
import type { UsedToken } from '../one-time-tokens.ts';
import { allowedRedirect } from '../redirect-url.ts';
import { optionalText, readBody, requireEmail } from '../request-body.ts';
import { openSession, sessionJson } from '../sessions.ts';
import { requireUser } from '../users.ts';
import { completeVerification, tokenTypesOf } from '../verification.ts';

const verifyBody = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  token: optionalText,
  token_hash: optionalText,
});

const onlyOneAccepted = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
/** The OAuth error name for a status, for the redirect URL. */
const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
};

/** Registers the verify routes. */
export function verifyRoutes(app: AuthApp, context: AuthContext): void {
  const { database, keys, limits, settings } = context;

  /**
   * Uses the token and signs the user in. Undefined: only one of two addresses has confirmed so far. Throws
   * `otp_expired` 403.
   */
  async function signIn(c: AuthRequest, message: string, use: (tx: Tx) => Promise<UsedToken | undefined>) {
    const signedIn = await database(c).tx(async (tx) => {
      const used = await use(tx);
      if (!used) throw new AuthError(403, 'otp_expired', message);
      if (!(await completeVerification(tx, used))) return undefined;
      const { encrypted_password: password } = await requireUser(tx, used.user_id);
      // Without a password, one is to be chosen now, as after a recovery mail.
      const method = used.token_type === 'recovery_token' || password === null ? 'recovery' : 'otp';
      const opened = await openSession(tx, keys.secret, used.user_id, method);
      return { opened, user: await requireUser(tx, used.user_id) };
    });
    if (!signedIn) return undefined;
    const { user, opened } = signedIn;
    await limits.remember(c.get('address'), user.email);
    return { method: opened.session.method, json: await sessionJson(context, user, opened) };
  }

  app.get('/verify', async (c) => {
    // Mail scanners send HEAD requests to every link. These must not use up the token.
    if (c.req.raw.method === 'HEAD') return c.body(null, 204);
    const { token = '', type = '', redirect_to: asked } = c.req.query();
    if (token === '') throw new AuthError(400, 'validation_failed', 'Verify requires a token');
    const types = tokenTypesOf(type);
    if (!types) throw new AuthError(400, 'validation_failed', 'Invalid email verification type');
    const target = new URL(allowedRedirect(asked, settings));
    // Tokens go into the URL fragment, which browsers do not send to any server.
    const redirect = (fragment: Record<string, string>) => {
      target.hash = new URLSearchParams(fragment).toString();
      c.header('Referrer-Policy', 'no-referrer');
      return c.redirect(target.href, 303);
    };
    try {
      await limits.verify(c.get('address'));
      const session = await signIn(c, 'Email link is invalid or has expired', (tx) =>
        useLinkToken(tx, keys.secret, token, types, settings.oneTimeTokenSeconds),
      );
      if (!session) return redirect({ message: onlyOneAccepted });
      const { access_token, token_type, expires_in, expires_at, refresh_token } = session.json;
      return redirect({
        access_token,
        expires_at: String(expires_at),
        expires_in: String(expires_in),
        refresh_token,
        token_type,
        // What the client calls PASSWORD_RECOVERY: the site asks for a new password.
        type: session.method === 'recovery' ? 'recovery' : type,
      });
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return redirect({
        error: oauthErrors[error.status] ?? 'invalid_request',
        error_code: error.code,
        error_description: error.message,
      });
    }
  });

  app.post('/verify', async (c) => {
    const body = await readBody(c, verifyBody);
    if (body.phone !== '' || body.type === 'sms' || body.type === 'phone_change')
      throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
    const types = tokenTypesOf(body.type);
    if (!types) throw new AuthError(400, 'validation_failed', 'Verify requires a verification type');
    if (body.token === '' && body.token_hash === '')
      throw new AuthError(400, 'validation_failed', 'Verify requires a token or a token hash');
    await limits.verify(c.get('address'));

    let use: (tx: Tx) => Promise<UsedToken | undefined>;
    if (body.token_hash !== '') {
      use = (tx) => useLinkToken(tx, keys.secret, body.token_hash, types, settings.oneTimeTokenSeconds);
    } else {
      const email = requireEmail(body.email);
      await limits.verifyAccount(c.get('address'), email);
      use = (tx) =>
        useCode(tx, keys.secret, email, body.token.replaceAll(/[\s-]/g, ''), types, settings.oneTimeTokenSeconds);
    }
    const session = await signIn(c, 'Token has expired or is invalid', use);
    return c.json(session?.json ?? { msg: onlyOneAccepted, code: '200' });
  });
}

/**
 * POST /recover, POST /resend, GET /reauthenticate: requests for an email. The responses do not reveal who has an
 * account.
 */

import { z } from 'zod';

import type { AuthApp, AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { authenticate } from '../authentication.ts';
import { evenTime } from '../even-time.ts';
import { sendConfirmation, sendEmailChange, sendReauthentication, sendRecovery } from '../mails.ts';
import { allowedRedirect } from '../redirect-url.ts';
import { optionalText, readBody, refusePkce, requireEmail } from '../request-body.ts';
import { findUserByEmail } from '../users.ts';

const recoverBody = z.object({ email: optionalText, code_challenge: optionalText });
const resendBody = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  code_challenge: optionalText,
});

/** Registers the routes that request an email. */
export function recoverRoutes(app: AuthApp, context: AuthContext): void {
  const { database, limits, mail, settings } = context;

  app.post('/recover', async (c) => {
    const body = await readBody(c, recoverBody);
    refusePkce(body.code_challenge);
    const email = requireEmail(body.email);
    await limits.mail(c.get('address'), 'recovery', email);
    const redirectTo = allowedRedirect(c.req.query('redirect_to'), settings);
    await evenTime(
      database(c).tx(async (tx) => {
        const user = await findUserByEmail(tx, email);
        if (user) await sendRecovery(context, tx, user, redirectTo);
      }),
    );
    mail.wake();
    return c.json({});
  });

  app.post('/resend', async (c) => {
    const body = await readBody(c, resendBody);
    refusePkce(body.code_challenge);
    if (body.type === 'sms' || body.type === 'phone_change')
      throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
    if (body.type !== 'signup' && body.type !== 'email_change') {
      throw new AuthError(
        400,
        'validation_failed',
        'Missing one of these types: signup, email_change, sms, phone_change',
      );
    }
    const email = requireEmail(body.email);
    await limits.mail(c.get('address'), body.type === 'signup' ? 'confirmation' : 'email_change', email);
    const redirectTo = allowedRedirect(c.req.query('redirect_to'), settings);
    await evenTime(
      database(c).tx(async (tx) => {
        const user = await findUserByEmail(tx, email);
        if (!user) return;
        if (body.type === 'signup' && !user.email_confirmed_at) await sendConfirmation(context, tx, user, redirectTo);
        if (body.type === 'email_change' && user.email_change !== '')
          await sendEmailChange(context, tx, user, user.email_change, redirectTo);
      }),
    );
    mail.wake();
    return c.json({});
  });

  app.get('/reauthenticate', async (c) => {
    const { user } = await authenticate(context, c);
    if (!user.email_confirmed_at) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
    await limits.mail(c.get('address'), 'reauthentication', user.email);
    await database(c).tx((tx) => sendReauthentication(context, tx, user));
    mail.wake();
    return c.json({});
  });
}

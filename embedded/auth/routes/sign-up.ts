/** POST /signup */

import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import type { AuthApp, AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { sendConfirmation } from '../mails.ts';
import { requireStrongPassword } from '../passwords.ts';
import { allowedRedirect } from '../redirect-url.ts';
import { optionalObject, optionalText, readBody, refusePkce, requireEmail } from '../request-body.ts';
import { openSession, sessionJson } from '../sessions.ts';
import { findUserByEmail, insertUser, requireUser, toUserJson } from '../users.ts';
import type { User, UserJson } from '../users.ts';

const signUpBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalObject,
  code_challenge: optionalText,
});

/**
 * The user object returned when the address is already registered and confirmation by email is on, so that sign-up does
 * not reveal who has an account. `identities` is empty, as on a hosted project.
 */
function obfuscated(email: string, data: Record<string, unknown>): UserJson {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/** Registers the sign-up route. */
export function signUpRoutes(app: AuthApp, context: AuthContext): void {
  const { database, keys, limits, mail, passwords, settings } = context;

  app.post('/signup', async (c) => {
    const body = await readBody(c, signUpBody);
    if (settings.signupDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
    if (body.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    if (body.email === '' && body.password === '')
      throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    if (settings.confirmEmail) refusePkce(body.code_challenge);
    const email = requireEmail(body.email);
    if (body.password === '') throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
    requireStrongPassword(body.password);
    await limits.signIn(c.get('address'));
    if (settings.confirmEmail) await limits.mail(c.get('address'), 'confirmation', email);

    const data = body.data ?? {};
    const redirectTo = allowedRedirect(c.req.query('redirect_to'), settings);
    // Hash before the lookup, in every case, so that the response time does not reveal whether the account exists.
    const encryptedPassword = await passwords.hash(body.password);

    if (!settings.confirmEmail) {
      const { user, opened } = await database(c).tx(async (tx) => {
        const inserted = await insertUser(tx, { email, encryptedPassword, data, confirmed: true });
        if (!inserted) throw new AuthError(422, 'user_already_exists', 'User already registered');
        const session = await openSession(tx, keys.secret, inserted.id, 'password');
        return { user: await requireUser(tx, inserted.id), opened: session };
      });
      return c.json(await sessionJson(context, user, opened));
    }

    const user = await database(c).tx(async (tx): Promise<User | undefined> => {
      // An unconfirmed account keeps its first password, because nobody has proved yet that the address is theirs.
      const waiting =
        (await insertUser(tx, { email, encryptedPassword, data, confirmed: false })) ??
        (await findUserByEmail(tx, email));
      if (!waiting || waiting.email_confirmed_at) return undefined;
      await sendConfirmation(context, tx, waiting, redirectTo);
      return requireUser(tx, waiting.id);
    });
    mail.wake();
    return c.json(user ? toUserJson(user) : obfuscated(email, data));
  });
}

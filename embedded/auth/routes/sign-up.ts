/** POST /signup */

import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import type { AuthApp, AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { evenTime } from '../even-time.ts';
import { sendConfirmation } from '../mails.ts';
import { keepChoice } from '../one-time-tokens.ts';
import { requireStrongPassword } from '../passwords.ts';
import { allowedRedirect } from '../redirect-url.ts';
import { optionalObject, optionalText, readBody, refusePkce, requireEmail } from '../request-body.ts';
import { openSession, sessionJson } from '../sessions.ts';
import {
  confirmUser,
  emailProvider,
  findUserByEmail,
  insertUser,
  requireSmallSignUp,
  requireUser,
  unconfirmedClaims,
} from '../users.ts';
import type { UserJson } from '../users.ts';

const signUpBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalObject,
  code_challenge: optionalText,
});

/**
 * The user object returned when the address must be confirmed. It is made up, and the same for an address with and
 * without an account: what is stored for the address is told to nobody who has not opened its mail.
 */
function nobodyYet(email: string, data: Record<string, unknown>): UserJson {
  const now = new Date().toISOString();
  const id = randomUUID();
  const claims = unconfirmedClaims(id, email);
  const times = { last_sign_in_at: now, created_at: now, updated_at: now };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: emailProvider,
    user_metadata: { ...data, ...claims },
    identities: [
      { identity_id: randomUUID(), id, user_id: id, identity_data: claims, provider: 'email', email, ...times },
    ],
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
    await limits.signUp(c.get('address'));
    const mayMailAgain = settings.confirmEmail && (await limits.signUpMail(c.get('address'), email));

    const data = body.data ?? {};
    const redirectTo = allowedRedirect(c.req.query('redirect_to'), settings);
    // Hash before the lookup, in every case, so that the response time does not reveal whether the account exists.
    const choice = { encryptedPassword: await passwords.hash(body.password), data };

    if (!settings.confirmEmail) {
      const { user, opened } = await database(c).tx(async (tx) => {
        await requireSmallSignUp(tx, email, data);
        const inserted = await insertUser(tx, email);
        if (!inserted) throw new AuthError(422, 'user_already_exists', 'User already registered');
        await confirmUser(tx, inserted.id, choice);
        const session = await openSession(tx, keys.secret, inserted.id, 'password');
        return { user: await requireUser(tx, inserted.id), opened: session };
      });
      await limits.remember(c.get('address'), email);
      return c.json(await sessionJson(context, user, opened));
    }

    await evenTime(
      database(c).tx(async (tx) => {
        await requireSmallSignUp(tx, email, data);
        const inserted = await insertUser(tx, email);
        const user = inserted ?? (await findUserByEmail(tx, email));
        if (!user || user.email_confirmed_at) return;
        if (inserted || mayMailAgain) await sendConfirmation(context, tx, user, redirectTo);
        // Of several sign-ups nobody knows which one was of the owner of the address, who may open the mail of another.
        // So it is, too, when nothing is mailed again.
        await keepChoice(tx, user.id, inserted && choice);
      }),
    );
    mail.wake();
    return c.json(nobodyYet(email, data));
  });
}

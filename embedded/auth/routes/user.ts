/** GET and PUT /user */

import { z } from 'zod';

import type { Tx } from '../../database/database.ts';
import type { AuthApp, AuthContext, AuthRequest } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { authenticate } from '../authentication.ts';
import { evenTime } from '../even-time.ts';
import { sendEmailChange } from '../mails.ts';
import { useCode, voidOneTimeTokens } from '../one-time-tokens.ts';
import { requireStrongPassword } from '../passwords.ts';
import { allowedRedirect } from '../redirect-url.ts';
import { optionalObject, optionalText, readBody, refusePkce, requireEmail } from '../request-body.ts';
import { endSessions } from '../sessions.ts';
import type { Session } from '../sessions.ts';
import { requireSmallMetadata, requireUser, toUserJson } from '../users.ts';
import type { User } from '../users.ts';

const updateBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: optionalObject,
  app_metadata: z.unknown().optional(),
  code_challenge: optionalText,
});
type UpdateBody = z.infer<typeof updateBody>;

const dayMs = 86_400_000;

/** Registers the routes for the signed-in user. */
export function userRoutes(app: AuthApp, context: AuthContext): void {
  const { database, limits, mail, passwords, settings } = context;

  app.get('/user', async (c) => c.json(toUserJson((await authenticate(context, c)).user)));

  app.put('/user', async (c) => {
    const body = await readBody(c, updateBody);
    const { user, session } = await authenticate(context, c);
    if (body.app_metadata !== undefined)
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
    if (body.phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
    const email = body.email === '' ? user.email : requireEmail(body.email);
    const changesEmail = email !== user.email;
    if (changesEmail) refusePkce(body.code_challenge);
    const encryptedPassword = body.password === '' ? undefined : await newPassword(c, user, session, body);
    if (changesEmail) await limits.mail(c.get('address'), 'email_change', user.email);

    const update = database(c).tx(async (tx) => {
      if (encryptedPassword !== undefined) await storePassword(tx, user, session, body.nonce, encryptedPassword);
      if (body.data) await storeData(tx, user, body.data);
      if (changesEmail)
        await sendEmailChange(context, tx, user, email, allowedRedirect(c.req.query('redirect_to'), settings));
      return requireUser(tx, user.id);
    });
    const updated = await (changesEmail ? evenTime(update) : update);
    mail.wake();
    return c.json(toUserJson(updated));
  });

  /** Checks whether the new password may be set, and hashes it. Hashing is slow, so it runs outside any transaction. */
  async function newPassword(c: AuthRequest, user: User, session: Session, body: UpdateBody): Promise<string> {
    requireStrongPassword(body.password);
    if (needsNonce(session) && body.nonce === '')
      throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
    const required = settings.requireCurrentPassword && session.method !== 'recovery';
    if (required && body.current_password === '')
      throw new AuthError(400, 'current_password_required', 'Current password required when setting new password.');
    const forgive = await limits.session(c.get('address'), session.id);
    // A current password that is sent is always checked, even if the settings do not require one.
    if (body.current_password !== '' && !(await passwords.matches(body.current_password, user.encrypted_password))) {
      throw new AuthError(400, 'current_password_invalid', 'Current password required when setting new password.');
    }
    if (await passwords.matches(body.password, user.encrypted_password)) {
      throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
    }
    if (body.current_password !== '') await forgive();
    return passwords.hash(body.password);
  }

  function needsNonce(session: Session): boolean {
    return settings.requireReauthentication && Date.now() - Date.parse(session.createdAt) > dayMs;
  }

  async function storePassword(
    tx: Tx,
    user: User,
    session: Session,
    nonce: string,
    encryptedPassword: string,
  ): Promise<void> {
    if (needsNonce(session)) {
      const used = await useCode(
        tx,
        context.keys.secret,
        user.email,
        nonce.trim(),
        ['reauthentication_token'],
        settings.oneTimeTokenSeconds,
      );
      if (used?.user_id !== user.id)
        throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
    }
    await tx.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
      user.id,
      encryptedPassword,
    ]);
    // A recovery mail allows one change without the current password.
    await tx.query(
      `update auth.sessions set authentication_method = 'password' where id = $1 and authentication_method = 'recovery'`,
      [session.id],
    );
    // Sign out all other sessions and invalidate all mailed tokens: someone may know the old password.
    await endSessions(tx, user.id, 'others', session.id);
    await voidOneTimeTokens(tx, user.id);
  }

  /**
   * Merges the metadata field by field; null removes a field. The fields that the account itself sets cannot be
   * overwritten.
   */
  async function storeData(tx: Tx, user: User, data: Record<string, unknown>): Promise<void> {
    const own = { sub: user.id, email: user.email };
    const removed = Object.keys(data).filter((key) => data[key] === null);
    const { rows } = await tx.query<{ text: string }>(
      `update auth.users set raw_user_meta_data = ((raw_user_meta_data || $2::jsonb) - $3::text[]) || $4::jsonb, updated_at = now()
       where id = $1 returning raw_user_meta_data::text as text`,
      [user.id, data, removed, own],
    );
    requireSmallMetadata(rows[0]?.text ?? '');
  }
}

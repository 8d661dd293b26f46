/** Applies the effect of a confirmed one-time token. */

import type { Tx } from '../database/database.ts';
import { AuthError } from './auth-error.ts';
import { voidOneTimeTokens } from './one-time-tokens.ts';
import type { TokenType, UsedToken } from './one-time-tokens.ts';
import { endSessions } from './sessions.ts';
import { confirmUser, requireUser } from './users.ts';

/** The kinds of token that a `type` of /verify accepts. Undefined for an unknown type. */
export function tokenTypesOf(verifyType: string): readonly TokenType[] | undefined {
  switch (verifyType) {
    case 'signup':
    case 'invite':
      return ['confirmation_token'];
    case 'recovery':
    case 'magiclink':
      return ['recovery_token'];
    case 'email':
      return ['confirmation_token', 'recovery_token'];
    case 'email_change':
      return ['email_change_token_new', 'email_change_token_current'];
    default:
      return undefined;
  }
}

/** True: sign the user in. False: a change of address that still waits for the other address to confirm. */
export async function completeVerification(tx: Tx, used: UsedToken): Promise<boolean> {
  switch (used.token_type) {
    case 'confirmation_token':
      await confirmUser(
        tx,
        used.user_id,
        used.encrypted_password === null
          ? undefined
          : { encryptedPassword: used.encrypted_password, data: used.user_metadata ?? {} },
      );
      return true;
    case 'recovery_token':
      await confirmUser(tx, used.user_id);
      return true;
    case 'email_change_token_new':
    case 'email_change_token_current':
      return changeEmail(tx, used.user_id);
    case 'reauthentication_token':
      throw new Error('a reauthentication code does not sign anyone in');
  }
}

async function changeEmail(tx: Tx, userId: string): Promise<boolean> {
  await tx.query('select from auth.users where id = $1 for update', [userId]);
  const user = await requireUser(tx, userId);
  if (user.email_change_confirm_status === 0) {
    await tx.query('update auth.users set email_change_confirm_status = 1 where id = $1', [userId]);
    return false;
  }
  // A sign-up that nobody has confirmed is in nobody's way.
  await tx.query('delete from auth.users where email = $1 and email_confirmed_at is null', [user.email_change]);
  const { rows } = await tx.query('select from auth.users where email = $1', [user.email_change]);
  if (rows.length > 0)
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  const claims = { email: user.email_change, email_verified: true };
  await tx.query(
    `update auth.users set email = email_change, email_confirmed_at = now(), email_change = '', email_change_sent_at = null,
       email_change_confirm_status = 0, raw_user_meta_data = raw_user_meta_data || $2::jsonb, updated_at = now() where id = $1`,
    [userId, claims],
  );
  await tx.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = now() where user_id = $1 and provider = 'email'`,
    [userId, claims],
  );
  // Whoever was signed in before did not show that this address is theirs; nor did who opens mails to the former one.
  await endSessions(tx, userId, 'global');
  await voidOneTimeTokens(tx, userId);
  return true;
}

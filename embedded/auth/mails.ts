/** Account emails. Each is queued with its one-time token, in the same transaction as the change it is about. */

import type { Tx } from '../database/database.ts';
import type { AuthContext } from './auth-context.ts';
import { issueOneTimeToken, voidOneTimeTokens, waitingTypes } from './one-time-tokens.ts';
import type { IssuedToken, TokenType } from './one-time-tokens.ts';
import { findUserByEmail } from './users.ts';
import type { User } from './users.ts';

/** The `type` parameter of a /verify link. */
type VerifyType = 'signup' | 'recovery' | 'email_change';

/** The `kind` of these emails in the outbox. */
export const mailKinds = ['confirmation', 'recovery', 'reauthentication', 'email_change'] as const;

interface Letter {
  readonly kind: (typeof mailKinds)[number];
  readonly type: TokenType;
  readonly to: string;
  readonly subject: string;
  readonly text: (issued: IssuedToken) => string;
}

function link({ settings }: AuthContext, issued: IssuedToken, type: VerifyType, redirectTo: string): string {
  return `${settings.externalUrl}/verify?${new URLSearchParams({ token: issued.token, type, redirect_to: redirectTo }).toString()}`;
}

const paragraphs = (...lines: string[]) => `${lines.join('\n\n')}\n`;
const validity = 'It can be used once, and within an hour.';

async function send(
  context: AuthContext,
  tx: Tx,
  user: User,
  { kind, type, to, subject, text }: Letter,
): Promise<void> {
  if (!(await context.limits.recipient(kind, to))) return;
  const issued = await issueOneTimeToken(tx, context.keys.secret, {
    userId: user.id,
    type,
    relatesTo: to,
    maxAgeSeconds: context.settings.oneTimeTokenSeconds,
  });
  await context.mail.send({ kind, to, subject, text: text(issued) }, tx);
}

/** Queues the email that confirms a new account's address, and issues its token. */
export async function sendConfirmation(context: AuthContext, tx: Tx, user: User, redirectTo: string): Promise<void> {
  const { productTitle } = context.settings;
  await send(context, tx, user, {
    kind: 'confirmation',
    type: 'confirmation_token',
    to: user.email,
    subject: `Confirm your address for ${productTitle}`,
    text: (issued) =>
      paragraphs(
        `Welcome to ${productTitle}. Open this link to confirm your address and sign in. ${validity}`,
        link(context, issued, 'signup', redirectTo),
        `Or type this code where you signed up: ${issued.code}`,
        'If you did not sign up, do not open the link: somebody else has chosen the password.',
      ),
  });
  await tx.query('update auth.users set confirmation_sent_at = now() where id = $1', [user.id]);
}

/** Queues the password recovery email, and issues its token. */
export async function sendRecovery(context: AuthContext, tx: Tx, user: User, redirectTo: string): Promise<void> {
  const { productTitle } = context.settings;
  await send(context, tx, user, {
    kind: 'recovery',
    type: 'recovery_token',
    to: user.email,
    subject: `Choose a new password for ${productTitle}`,
    text: (issued) =>
      paragraphs(
        `Someone asked for a new password for your account at ${productTitle}. Open this link to choose one. ${validity}`,
        link(context, issued, 'recovery', redirectTo),
        `Or type this code where you asked: ${issued.code}`,
        'If it was not you, ignore this mail: your password stays as it is.',
      ),
  });
  await tx.query('update auth.users set recovery_sent_at = now() where id = $1', [user.id]);
}

/** Queues the email with the code that confirms a password change. */
export async function sendReauthentication(context: AuthContext, tx: Tx, user: User): Promise<void> {
  const { productTitle } = context.settings;
  await send(context, tx, user, {
    kind: 'reauthentication',
    type: 'reauthentication_token',
    to: user.email,
    subject: `Your code for ${productTitle}`,
    text: ({ code }) =>
      paragraphs(
        `This code shows that it is you who changes your account at ${productTitle}: ${code}`,
        validity,
        'If it was not you, choose a new password.',
      ),
  });
  await tx.query('update auth.users set reauthentication_sent_at = now() where id = $1', [user.id]);
}

const changeTypes = ['email_change_token_current', 'email_change_token_new'] as const satisfies readonly TokenType[];

/**
 * Sends a link to both the old and the new address. Both must confirm, so neither a stolen session nor a mistyped
 * address can complete the change alone. An address that has an account already gets no mail, and nobody is told.
 */
export async function sendEmailChange(
  context: AuthContext,
  tx: Tx,
  user: User,
  newEmail: string,
  redirectTo: string,
): Promise<void> {
  const { productTitle } = context.settings;
  // Who agreed to another address has not agreed to this one. Locked, so that two requests at once cannot mix them.
  const { rows } = await tx.query<{ email_change: string; email_change_confirm_status: number }>(
    'select email_change, email_change_confirm_status from auth.users where id = $1 for update',
    [user.id],
  );
  if (rows[0]?.email_change !== newEmail) await voidOneTimeTokens(tx, user.id, changeTypes);
  // Anybody can have the mails sent again. Where one address has agreed, the other alone gets one, and is all that is
  // missing.
  const missing =
    rows[0]?.email_change_confirm_status === 1
      ? await waitingTypes(tx, user.id, changeTypes, context.settings.oneTimeTokenSeconds)
      : [];
  const isWanted = (type: TokenType): boolean => missing.length === 0 || missing.includes(type);
  const text = (about: string, otherwise: string) => (issued: IssuedToken) =>
    paragraphs(
      `${about} Open this link to agree. ${validity}`,
      link(context, issued, 'email_change', redirectTo),
      `Or type this code: ${issued.code}`,
      `The change is made when both addresses have agreed. If it was not you, ${otherwise}`,
    );
  const subject = `Change of address for ${productTitle}`;
  if (isWanted('email_change_token_current')) {
    await send(context, tx, user, {
      kind: 'email_change',
      type: 'email_change_token_current',
      to: user.email,
      subject,
      text: text(
        `Your account at ${productTitle} is to get the address ${newEmail} in place of this one.`,
        'ignore this mail and choose a new password.',
      ),
    });
  }
  if (isWanted('email_change_token_new') && !(await findUserByEmail(tx, newEmail))?.email_confirmed_at) {
    await send(context, tx, user, {
      kind: 'email_change',
      type: 'email_change_token_new',
      to: newEmail,
      subject,
      text: text(
        `An account at ${productTitle} is to get this address.`,
        'do not open the link: somebody else holds the password of that account.',
      ),
    });
  }
  await tx.query(
    'update auth.users set email_change = $2, email_change_sent_at = now(), email_change_confirm_status = $3, updated_at = now() where id = $1',
    [user.id, newEmail, missing.length > 0 ? 1 : 0],
  );
}

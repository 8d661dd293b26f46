/**
 * One-time tokens in emails: a token for the link, and a code to type instead. Stored as keyed hashes, valid once and
 * for one hour.
 */

import { createHmac, randomBytes, randomInt } from 'node:crypto';

import { z } from 'zod';

import type { Tx } from '../database/database.ts';
import type { SignUpChoice } from './users.ts';

/** The kinds of one-time token, named as in GoTrue. */
const tokenTypes = [
  'confirmation_token',
  'recovery_token',
  'reauthentication_token',
  'email_change_token_new',
  'email_change_token_current',
] as const;
/** One of `tokenTypes`. */
export type TokenType = (typeof tokenTypes)[number];

/** A new one-time token, before hashing. */
export interface IssuedToken {
  /** 256 bits, for a link. */
  readonly token: string;
  /**
   * Eight digits, for typing. Attempts are limited per account, and the code is valid only together with the email
   * address.
   */
  readonly code: string;
}

interface NewToken {
  readonly userId: string;
  readonly type: TokenType;
  readonly relatesTo: string;
  readonly maxAgeSeconds: number;
}

const choiceRow = z.object({
  encrypted_password: z.string().nullable(),
  user_metadata: z.record(z.string(), z.unknown()).nullable(),
});
const usedRow = choiceRow.extend({ user_id: z.uuid(), token_type: z.enum(tokenTypes), relates_to: z.string() });
/** The row of a token that was just used. */
export type UsedToken = z.infer<typeof usedRow>;

// Keyed, because eight digits are found from a plain hash within moments.
const keyed = (secret: string, ...parts: string[]) =>
  createHmac('sha256', secret)
    .update(['one-time token', ...parts].join('\n'))
    .digest('hex');

/**
 * Issues a token for `relatesTo`, the address it is mailed to. Older tokens of the same kind stay valid for their time:
 * otherwise whoever asks for another mail would void the one that its owner is about to open. What a sign-up chose goes
 * with every confirmation that waits.
 */
export async function issueOneTimeToken(
  tx: Tx,
  secret: string,
  { userId, type, relatesTo, maxAgeSeconds }: NewToken,
): Promise<IssuedToken> {
  const issued = {
    token: randomBytes(32).toString('base64url'),
    code: String(randomInt(100_000_000)).padStart(8, '0'),
  };
  await tx.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, relates_to, encrypted_password, user_metadata)
     select $1, $2, $3, $4, $5, former.encrypted_password, former.user_metadata
     from (select) as one left join lateral (
       select encrypted_password, user_metadata from auth.one_time_tokens where user_id = $1 and token_type = $2 limit 1
     ) as former on true`,
    [userId, type, keyed(secret, 'link', issued.token), keyed(secret, 'code', relatesTo, issued.code), relatesTo],
  );
  await tx.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type = $2 and created_at <= now() - make_interval(secs => $3)`,
    [userId, type, maxAgeSeconds],
  );
  return issued;
}

/**
 * Keeps what a sign-up chose with the confirmations that were mailed for it. Undefined: whoever confirms chooses a new
 * password. A confirmation that is mailed again keeps what is there.
 */
export async function keepChoice(tx: Tx, userId: string, choice: SignUpChoice | undefined): Promise<void> {
  await tx.query(
    `update auth.one_time_tokens set encrypted_password = $2, user_metadata = $3
     where user_id = $1 and token_type = 'confirmation_token'`,
    [userId, choice?.encryptedPassword ?? null, choice?.data ?? null],
  );
}

/** The hash of the password that an account gets when its address is confirmed. */
export async function passwordToConfirm(tx: Tx, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ encrypted_password: string | null }>(
    `select encrypted_password from auth.one_time_tokens where user_id = $1 and token_type = 'confirmation_token' limit 1`,
    [userId],
  );
  return rows[0]?.encrypted_password ?? null;
}

/** Uses up the token of a link. Undefined when it is unknown, already used, of another kind, or expired. */
export function useLinkToken(
  tx: Tx,
  secret: string,
  token: string,
  types: readonly TokenType[],
  maxAgeSeconds: number,
): Promise<UsedToken | undefined> {
  return take(tx, 'token_hash = $3', [types, maxAgeSeconds, keyed(secret, 'link', token)]);
}

/** Uses up a code that was mailed to `email` (lower case). Undefined as in `useLinkToken`. */
export function useCode(
  tx: Tx,
  secret: string,
  email: string,
  code: string,
  types: readonly TokenType[],
  maxAgeSeconds: number,
): Promise<UsedToken | undefined> {
  return take(tx, 'relates_to = $4 and code_hash = $3', [
    types,
    maxAgeSeconds,
    keyed(secret, 'code', email, code),
    email,
  ]);
}

async function take(tx: Tx, condition: string, params: readonly unknown[]): Promise<UsedToken | undefined> {
  const { rows } = await tx.query(
    `delete from auth.one_time_tokens where token_type = any($1::text[]) and created_at > now() - make_interval(secs => $2) and ${condition}
     returning user_id, token_type, relates_to, encrypted_password, user_metadata`,
    params,
  );
  const used = rows[0] && usedRow.parse(rows[0]);
  // The other mails of its kind have done their work, too.
  if (used) await voidOneTimeTokens(tx, used.user_id, [used.token_type]);
  return used;
}

/**
 * Deletes one-time tokens of a user. All of them after a change of password or address, which invalidates everything
 * mailed before.
 */
export async function voidOneTimeTokens(
  tx: Tx,
  userId: string,
  types: readonly TokenType[] = tokenTypes,
): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1 and token_type = any($2::text[])', [
    userId,
    types,
  ]);
}

/** Those of some kinds of which a user has tokens that can still be used. */
export async function waitingTypes(
  tx: Tx,
  userId: string,
  types: readonly TokenType[],
  maxAgeSeconds: number,
): Promise<readonly TokenType[]> {
  const { rows } = await tx.query<{ token_type: TokenType }>(
    `select distinct token_type from auth.one_time_tokens
     where user_id = $1 and token_type = any($2::text[]) and created_at > now() - make_interval(secs => $3)`,
    [userId, types, maxAgeSeconds],
  );
  return rows.map(({ token_type }) => token_type);
}

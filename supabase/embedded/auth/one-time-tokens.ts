/** What mails carry: a link's token, and a code that may be typed instead. Stored as keyed hashes, good once and for an hour. */

import { createHmac, randomBytes, randomInt } from 'node:crypto';

import { z } from 'zod';

import type { Tx } from '../database/database.ts';

export const tokenTypes = [
  'confirmation_token',
  'recovery_token',
  'reauthentication_token',
  'email_change_token_new',
  'email_change_token_current',
] as const;
export type TokenType = (typeof tokenTypes)[number];

export interface IssuedToken {
  /** 256 bits, for a link. */
  readonly token: string;
  /** Eight digits, for people. Guesses are limited per account, and it is good only together with the address. */
  readonly code: string;
}

const usedRow = z.object({ user_id: z.uuid(), token_type: z.enum(tokenTypes), relates_to: z.string() });
export type UsedToken = z.infer<typeof usedRow>;

// Keyed: eight digits could be found from a plain hash in a moment.
const keyed = (secret: string, ...parts: string[]) =>
  createHmac('sha256', secret)
    .update(['one-time token', ...parts].join('\n'))
    .digest('hex');

/** A new token for `relatesTo`, the address it is mailed to. An older one of the same kind becomes void. */
export async function issueOneTimeToken(
  tx: Tx,
  secret: string,
  { userId, type, relatesTo }: { userId: string; type: TokenType; relatesTo: string },
): Promise<IssuedToken> {
  const issued = {
    token: randomBytes(32).toString('base64url'),
    code: String(randomInt(100_000_000)).padStart(8, '0'),
  };
  await tx.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, relates_to) values ($1, $2, $3, $4, $5)
     on conflict (user_id, token_type) do update
       set token_hash = excluded.token_hash, code_hash = excluded.code_hash, relates_to = excluded.relates_to, created_at = now(), updated_at = now()`,
    [userId, type, keyed(secret, 'link', issued.token), keyed(secret, 'code', relatesTo, issued.code), relatesTo],
  );
  return issued;
}

/** Uses up the token of a link. Undefined: unknown, used, of another kind, or too old. */
export function useLinkToken(
  tx: Tx,
  secret: string,
  token: string,
  types: readonly TokenType[],
  maxAgeSeconds: number,
): Promise<UsedToken | undefined> {
  return take(tx, 'token_hash = $3', [types, maxAgeSeconds, keyed(secret, 'link', token)]);
}

/** Uses up a code that was mailed to `email` (lower case). */
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
     returning user_id, token_type, relates_to`,
    params,
  );
  return rows[0] && usedRow.parse(rows[0]);
}

/** After a change of password nothing that was mailed before is good any more. */
export async function voidOneTimeTokens(tx: Tx, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
}

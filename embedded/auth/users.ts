/** Accounts as database rows, and as JSON for clients. */

import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import type { Tx } from '../database/database.ts';
import { AuthError } from './auth-error.ts';

const time = z.string();
const metadata = z.record(z.string(), z.unknown());

const identityRow = z.object({
  id: z.uuid(),
  provider: z.string(),
  provider_id: z.string(),
  user_id: z.uuid(),
  identity_data: metadata,
  email: z.string(),
  last_sign_in_at: time.nullable(),
  created_at: time,
  updated_at: time,
});

const userRow = z.object({
  id: z.uuid(),
  aud: z.string(),
  role: z.string(),
  email: z.string(),
  encrypted_password: z.string().nullable(),
  email_confirmed_at: time.nullable(),
  confirmed_at: time.nullable(),
  confirmation_sent_at: time.nullable(),
  recovery_sent_at: time.nullable(),
  reauthentication_sent_at: time.nullable(),
  email_change: z.string(),
  email_change_sent_at: time.nullable(),
  email_change_confirm_status: z.number(),
  last_sign_in_at: time.nullable(),
  raw_app_meta_data: metadata,
  raw_user_meta_data: metadata,
  created_at: time,
  updated_at: time,
  identities: z.array(identityRow),
});
/** A row of `auth.users` with its identities. */
export type User = z.infer<typeof userRow>;

async function findOne(tx: Tx, condition: string, value: string): Promise<User | undefined> {
  const { rows } = await tx.query(
    `select u.*, coalesce((select json_agg(i order by i.created_at) from auth.identities i where i.user_id = u.id), '[]') as identities
     from auth.users u where ${condition}`,
    [value],
  );
  return rows[0] && userRow.parse(rows[0]);
}

/** `email` must be lower case. */
export const findUserByEmail = (tx: Tx, email: string) => findOne(tx, 'u.email = $1', email);
/** `id` must be a UUID. */
export const findUserById = (tx: Tx, id: string) => findOne(tx, 'u.id = $1::uuid', id);

/** Reads a user that must exist. Throws otherwise. */
export async function requireUser(tx: Tx, id: string): Promise<User> {
  const user = await findUserById(tx, id);
  if (!user) throw new Error('the account disappeared during its own transaction');
  return user;
}

/** What somebody chose when they signed up. */
export interface SignUpChoice {
  readonly encryptedPassword: string;
  readonly data: Record<string, unknown>;
}

/** Each access token carries the metadata, in a header of every request. */
const maxMetadataBytes = 4096;

/** Throws `validation_failed` 400 for metadata that is too large. `text` is its JSON. */
export function requireSmallMetadata(text: string): void {
  if (Buffer.byteLength(text) > maxMetadataBytes)
    throw new AuthError(400, 'validation_failed', `user_metadata cannot be larger than ${maxMetadataBytes} bytes`);
}

/** What an account that nobody has confirmed says of itself. */
export const unconfirmedClaims = (id: string, email: string) => ({
  sub: id,
  email,
  email_verified: false,
  phone_verified: false,
});

/** `requireSmallMetadata` for what a sign-up with this address and data would store, whether or not there is an account. */
export async function requireSmallSignUp(tx: Tx, email: string, data: Record<string, unknown>): Promise<void> {
  const { rows } = await tx.query<{ text: string }>('select ($1::jsonb || $2::jsonb)::text as text', [
    data,
    unconfirmedClaims(randomUUID(), email),
  ]);
  requireSmallMetadata(rows[0]?.text ?? '');
}

/** How accounts sign in here, as `app_metadata`. */
export const emailProvider = { provider: 'email', providers: ['email'] };

/**
 * Inserts an account that is not confirmed and has no password. Undefined when the address is taken, including by a
 * concurrent request.
 */
export async function insertUser(tx: Tx, email: string): Promise<User | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.users (email, raw_app_meta_data) values ($1, $2) on conflict (email) do nothing returning id`,
    [email, emailProvider],
  );
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  const claims = unconfirmedClaims(id, email);
  await tx.query('update auth.users set raw_user_meta_data = $2 where id = $1', [id, claims]);
  await tx.query(
    `insert into auth.identities (provider, provider_id, user_id, identity_data, last_sign_in_at) values ('email', $1::text, $1::uuid, $2, now())`,
    [id, claims],
  );
  return requireUser(tx, id);
}

/**
 * Marks the address as confirmed: the user has used something that was mailed to it. An account that was not confirmed
 * before gets what the confirmed sign-up chose, and no other password: without a choice it has none.
 */
export async function confirmUser(tx: Tx, id: string, choice?: SignUpChoice): Promise<void> {
  const verified = { email_verified: true };
  await tx.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3::jsonb || raw_user_meta_data
     where id = $1 and email_confirmed_at is null`,
    [id, choice?.encryptedPassword ?? null, choice?.data ?? {}],
  );
  await tx.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || $2::jsonb where id = $1`,
    [id, verified],
  );
  // A sign-up that was not confirmed is worth nothing from now on.
  await tx.query(`delete from auth.one_time_tokens where user_id = $1 and token_type = 'confirmation_token'`, [id]);
  await tx.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = now() where user_id = $1 and provider = 'email'`,
    [id, verified],
  );
}

/** GoTrue's user object, as clients receive it. */
export function toUserJson(user: User) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    ...(user.email_confirmed_at && { email_confirmed_at: user.email_confirmed_at }),
    phone: '',
    ...(user.confirmation_sent_at && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.confirmed_at && { confirmed_at: user.confirmed_at }),
    ...(user.recovery_sent_at && { recovery_sent_at: user.recovery_sent_at }),
    ...(user.reauthentication_sent_at && { reauthentication_sent_at: user.reauthentication_sent_at }),
    ...(user.email_change !== '' && { new_email: user.email_change, email_change_sent_at: user.email_change_sent_at }),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.provider_id,
      user_id: identity.user_id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      last_sign_in_at: identity.last_sign_in_at,
      created_at: identity.created_at,
      updated_at: identity.updated_at,
      email: identity.email,
    })),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}
/** The user object in responses. */
export type UserJson = ReturnType<typeof toUserJson>;

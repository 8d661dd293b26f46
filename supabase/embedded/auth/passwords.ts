/** Passwords: argon2id, computed on the thread pool, so that a sign-in does not hold up anyone else. */

import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

import { AuthError } from './auth-error.ts';
import type { AuthSettings } from './settings.ts';

/** GoTrue hashes with bcrypt, which reads no further. Kept, so that every account could move to a real project. */
const maxBytes = 72;

const minLength = 8;
const maxLength = 128;
const characterSets = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'];

/** The specification's rules (section 5) and the cap of a real project. Throws `weak_password` 422 or `validation_failed` 400. */
export function requireStrongPassword(password: string): void {
  if (Buffer.byteLength(password) > maxBytes || password.length > maxLength) {
    throw new AuthError(400, 'validation_failed', `Password cannot be longer than ${maxBytes} characters`);
  }
  const tooShort = password.length < minLength;
  const lacksCharacters = !characterSets.every((set) => [...set].some((character) => password.includes(character)));
  if (!tooShort && !lacksCharacters) return;
  const messages = [
    ...(tooShort ? [`Password should be at least ${minLength} characters.`] : []),
    ...(lacksCharacters
      ? [`Password should contain at least one character of each: ${characterSets.join(', ')}.`]
      : []),
  ];
  throw new AuthError(422, 'weak_password', messages.join(' '), {
    reasons: [...(tooShort ? (['length'] as const) : []), ...(lacksCharacters ? (['characters'] as const) : [])],
  });
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes equally long when there is no account (`undefined`) or it has no password. */
  matches(password: string, encrypted: string | null | undefined): Promise<boolean>;
}

export function createPasswords(cost: AuthSettings['hash']): Passwords {
  // The library's default algorithm is argon2id; its constant cannot be imported where types are stripped.
  const options = { ...cost, parallelism: 1 };
  // Nobody knows this password, and its hash costs what a real one costs.
  const nobody = hash(randomBytes(32), options);
  return {
    hash: (password) => hash(password, options),
    async matches(password, encrypted) {
      const matched = await verify(encrypted ?? (await nobody), password);
      return matched && typeof encrypted === 'string';
    },
  };
}

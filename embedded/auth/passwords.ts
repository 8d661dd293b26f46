/** Password hashing with argon2id on the thread pool, so that a sign-in does not block other requests. */

import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

import { AuthError } from './auth-error.ts';
import type { AuthSettings } from './settings.ts';

const minLength = 8;
const maxLength = 128;
const characterSets = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'];

/**
 * Checks the specification's rules (section 5). All of a password is hashed, however many bytes its characters have: a
 * hash that was cut or made of another hash could not move to a hosted project. Throws `weak_password` 422 or
 * `validation_failed` 400.
 */
export function requireStrongPassword(password: string): void {
  if (password.length > maxLength) {
    throw new AuthError(400, 'validation_failed', `Password cannot be longer than ${maxLength} characters`);
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

/** Hashes and verifies passwords. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time when there is no account (`undefined`) or it has no password, so timing reveals nothing. */
  matches(password: string, encrypted: string | null | undefined): Promise<boolean>;
}

/** `cost` sets the memory (KiB) and passes of one hash. */
export function createPasswords(cost: AuthSettings['hash']): Passwords {
  // The library's default algorithm is argon2id. Its constant cannot be imported when types are stripped.
  const options = { ...cost, parallelism: 1 };
  // The hash of a random password, to verify against when there is no account. It costs the same as a real one.
  const dummyHash = hash(randomBytes(32), options);
  return {
    hash: (password) => hash(password, options),
    async matches(password, encrypted) {
      const matched = await verify(encrypted ?? (await dummyHash), password);
      return matched && typeof encrypted === 'string';
    },
  };
}

import { describe, expect, it } from 'vitest';
import { credentials } from './auth.ts';
import { fieldErrors } from './field-errors.ts';

const good = { email: 'lydia@thyatira.example', password: 'Purple-1234' };
const errors = (fields: Partial<Record<keyof typeof good, unknown>>) =>
  fieldErrors(credentials.safeParse({ ...good, ...fields }).error!);
const emailOf = (length: number) => `${'a'.repeat(length - '@b.example'.length)}@b.example`;

describe('the email field of sign-in and sign-up', () => {
  it('is trimmed', () => {
    expect(credentials.parse({ ...good, email: ` ${good.email} ` })).toEqual(good);
  });

  it.each(['', '   ', undefined])('is required, so %j is rejected', (email) => {
    expect(errors({ email })).toEqual({ email: 'Email is required' });
  });

  it.each(['lydia', 'lydia@', '@thyatira.example', 'lydia@thyatira', 'ly dia@thyatira.example', 'a'.repeat(300)])(
    'must be a valid address, so %s is rejected',
    (email) => {
      expect(errors({ email })).toEqual({ email: 'Please enter a valid email address' });
    },
  );

  it('accepts 255 characters and rejects 256', () => {
    expect(credentials.safeParse({ ...good, email: emailOf(255) }).success).toBe(true);
    expect(errors({ email: emailOf(256) })).toEqual({ email: 'Email must be less than 255 characters' });
  });
});

describe('the password', () => {
  it('accepts 8 to 128 characters', () => {
    for (const length of [8, 128])
      expect(credentials.safeParse({ ...good, password: 'Aa1'.padEnd(length, 'x') }).success).toBe(true);
  });

  it.each([
    ['Aa1xxxx', 'Password must be at least 8 characters'],
    ['Aa1'.padEnd(129, 'x'), 'Password must be less than 128 characters'],
    ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['abcdefg1', 'Password must contain at least one uppercase letter'],
    ['Abcdefgh', 'Password must contain at least one number'],
    // The message comes from the first rule that fails.
    ['', 'Password must be at least 8 characters'],
    ['-'.repeat(129), 'Password must be less than 128 characters'],
    ['--------', 'Password must contain at least one lowercase letter'],
    ['abcdefgh', 'Password must contain at least one uppercase letter'],
  ])('%j fails with "%s"', (password, message) => {
    expect(errors({ password })).toEqual({ password: message });
  });

  it('is not trimmed', () => {
    expect(credentials.parse({ ...good, password: ' Purple 1 ' }).password).toBe(' Purple 1 ');
  });
});

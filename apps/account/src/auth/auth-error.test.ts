import { expect, test } from 'vitest';
import { authErrorText } from './auth-error.ts';

test.each([
  ['Invalid login credentials', 'Invalid email or password. Please try again.'],
  ['INVALID CREDENTIALS', 'Invalid email or password. Please try again.'],
  ['This email is already in use', 'An account with this email already exists.'],
  ['Password is known to be weak', 'Password must be at least 6 characters long.'],
  ['Failed to fetch', 'Network error. Please check your connection and try again.'],
  ['NetworkError when attempting', 'Network error. Please check your connection and try again.'],
])('%s reads: %s', (message, text) => {
  expect(authErrorText({ message }, 'sign-in')).toBe(text);
  expect(authErrorText({ message }, 'sign-up')).toBe(text);
});

test('no answer is a network error, in whichever words the browser says so', () => {
  expect(authErrorText({ message: 'Load failed', status: 0 }, 'sign-in')).toBe(
    'Network error. Please check your connection and try again.',
  );
});

test('anything else says what could not be done', () => {
  expect(authErrorText({ message: 'teapot' }, 'sign-up')).toBe('Unable to create account. Please try again.');
  expect(authErrorText({ message: 'teapot' }, 'sign-in')).toBe('Unable to sign in. Please try again.');
});

test('the rows are read in order', () => {
  expect(authErrorText({ message: 'invalid login: email already fetched, weak password' }, 'sign-in')).toBe(
    'Invalid email or password. Please try again.',
  );
});

test("a code tells what the server's own words do not, and its words come first", () => {
  expect(authErrorText({ message: 'User already registered', code: 'user_already_exists' }, 'sign-up')).toBe(
    'An account with this email already exists.',
  );
  expect(authErrorText({ message: 'Failed to fetch', code: 'weak_password' }, 'sign-up')).toBe(
    'Network error. Please check your connection and try again.',
  );
});

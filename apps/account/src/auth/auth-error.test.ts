import { expect, test } from 'vitest';
import { authErrorText } from './auth-error.ts';

test.each([
  ['Invalid login credentials', 'Invalid email or password. Please try again.'],
  ['INVALID CREDENTIALS', 'Invalid email or password. Please try again.'],
  ['This email is already in use', 'An account with this email already exists.'],
  ['Password is known to be weak', 'Password must be at least 6 characters long.'],
  ['Failed to fetch', 'Network error. Please check your connection and try again.'],
  ['NetworkError when attempting', 'Network error. Please check your connection and try again.'],
])('maps the server message "%s" to: %s', (message, text) => {
  expect(authErrorText({ message }, 'sign-in')).toBe(text);
  expect(authErrorText({ message }, 'sign-up')).toBe(text);
});

test('reports status 0 as a network error, whatever the browser message is', () => {
  expect(authErrorText({ message: 'Load failed', status: 0 }, 'sign-in')).toBe(
    'Network error. Please check your connection and try again.',
  );
});

test('falls back to a message for the failed action', () => {
  expect(authErrorText({ message: 'teapot' }, 'sign-up')).toBe('Unable to create account. Please try again.');
  expect(authErrorText({ message: 'teapot' }, 'sign-in')).toBe('Unable to sign in. Please try again.');
});

test('uses the first matching row', () => {
  expect(authErrorText({ message: 'invalid login: email already fetched, weak password' }, 'sign-in')).toBe(
    'Invalid email or password. Please try again.',
  );
});

test('uses the error code when no message matches, and prefers the message', () => {
  expect(authErrorText({ message: 'User already registered', code: 'user_already_exists' }, 'sign-up')).toBe(
    'An account with this email already exists.',
  );
  expect(authErrorText({ message: 'Failed to fetch', code: 'weak_password' }, 'sign-up')).toBe(
    'Network error. Please check your connection and try again.',
  );
});

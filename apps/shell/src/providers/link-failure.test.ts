// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { takeLinkFailure } from './link-failure.ts';

beforeEach(() => history.replaceState(null, '', '/'));

test('explains an expired link and removes the error from the URL', () => {
  history.replaceState(
    null,
    '',
    '/?a=1#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
  );
  expect(takeLinkFailure()).toBe('This link has expired or was used before. Each link works once, for an hour.');
  expect(location.href).toMatch(/\/\?a=1$/);
});

test('asks the user to request a new link after any other error', () => {
  history.replaceState(null, '', '/#error=server_error');
  expect(takeLinkFailure()).toBe('This link did not work. Please ask for a new one.');
});

test('leaves ordinary fragments and the tokens of a valid link in the URL', () => {
  for (const hash of ['#chapter', '#access_token=a&refresh_token=b&type=signup']) {
    history.replaceState(null, '', `/${hash}`);
    expect(takeLinkFailure()).toBeUndefined();
    expect(location.hash).toBe(hash);
  }
});

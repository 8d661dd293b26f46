// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { takeLinkFailure } from './link-failure.ts';

beforeEach(() => history.replaceState(null, '', '/'));

test('an expired link is explained, and its words leave the address', () => {
  history.replaceState(
    null,
    '',
    '/?a=1#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
  );
  expect(takeLinkFailure()).toBe('This link has expired or was used before. Each link works once, for an hour.');
  expect(location.href).toMatch(/\/\?a=1$/);
});

test('another failure of a link asks for a new one', () => {
  history.replaceState(null, '', '/#error=server_error');
  expect(takeLinkFailure()).toBe('This link did not work. Please ask for a new one.');
});

test('an ordinary fragment, and the tokens of a link that worked, are left alone', () => {
  for (const hash of ['#chapter', '#access_token=a&refresh_token=b&type=signup']) {
    history.replaceState(null, '', `/${hash}`);
    expect(takeLinkFailure()).toBeUndefined();
    expect(location.hash).toBe(hash);
  }
});

// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { followRecoveryLink } from './recovery-link.ts';

test.each([
  ['/#access_token=a&refresh_token=b&type=recovery', '/auth/new-password'],
  ['/#access_token=a&refresh_token=b&type=signup', '/'],
  ['/#type=recovery', '/'],
])('the link %s opens %s, and keeps the tokens for the client', (link, page) => {
  history.replaceState(null, '', link);
  followRecoveryLink('/auth/new-password');
  expect(location.pathname + location.hash).toBe(page + link.slice(1));
});

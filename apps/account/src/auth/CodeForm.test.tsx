import { json, testSession, testUser, unreachable, type Routes } from '@berea/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { askedOf, field, fill, open, press, problem, refusal } from '../testing/account.tsx';

const email = 'lydia@thyatira.example';
const label = 'Or type the code from the mail';

async function forgotten(verify: Routes[string]) {
  const stage = open('/auth/forgotten', { '/auth/v1/recover': () => json({}), '/auth/v1/verify': verify });
  fill('Email', email);
  press('Send the link');
  await screen.findByRole('heading', { level: 1, name: 'Check your mail' });
  return stage;
}

it('takes the code of a mail for a new password, and asks for that', async () => {
  const { calls, address } = await forgotten(() => json(testSession));
  expect([field(label).inputMode, field(label).autocomplete]).toEqual(['numeric', 'one-time-code']);
  fill(label, '1234 5678');
  press('Use the code');
  await waitFor(() => expect(address()).toBe('/auth/new-password'));
  expect(askedOf(calls, '/auth/v1/verify')[0]?.body).toMatchObject({ email, token: '12345678', type: 'recovery' });
});

it.each<[string, Routes[string], string]>([
  [
    'a wrong code',
    refusal(403, 'otp_expired', 'Token has expired'),
    'This code is not right, or it is older than an hour.',
  ],
  ['a network that is down', unreachable, 'Network error. Please check your connection and try again.'],
])('says what is wrong with %s, and keeps it', async (_, verify, text) => {
  await forgotten(verify);
  fill(label, '12345678');
  press('Use the code');
  await waitFor(() => expect(problem(label)).toBe(text));
  expect(field(label)).toHaveValue('12345678');
});

it('sends nothing without a code', async () => {
  const { calls } = await forgotten(() => json(testSession));
  press('Use the code');
  await waitFor(() => expect(problem(label)).toBe('Enter the code'));
  expect(askedOf(calls, '/auth/v1/verify')).toEqual([]);
});

it('takes the code of a new account, too', async () => {
  const { calls, address } = open('/auth', {
    '/auth/v1/signup': () => json(testUser),
    '/auth/v1/verify': () => json(testSession),
  });
  press("Don't have an account? Sign Up");
  fill('Email', email);
  fill('Password', 'Purple-1');
  press('Sign Up');
  await screen.findByRole('heading', { level: 1, name: 'Check your mail' });
  fill(label, '12345678');
  press('Use the code');
  await waitFor(() => expect(address()).toBe('/'));
  expect(askedOf(calls, '/auth/v1/verify')[0]?.body).toMatchObject({ email, token: '12345678', type: 'signup' });
});

it('asks for a new password where several people have signed up with the address', async () => {
  const claims = btoa(JSON.stringify({ exp: testSession.expires_at, amr: [{ method: 'recovery', timestamp: 1 }] }));
  const { address } = open('/auth', {
    '/auth/v1/signup': () => json(testUser),
    '/auth/v1/verify': () => json({ ...testSession, access_token: `e30.${claims.replaceAll('=', '')}.c2ln` }),
  });
  press("Don't have an account? Sign Up");
  fill('Email', email);
  fill('Password', 'Purple-1');
  press('Sign Up');
  await screen.findByRole('heading', { level: 1, name: 'Check your mail' });
  fill(label, '12345678');
  press('Use the code');
  await waitFor(() => expect(address()).toBe('/auth/new-password'));
});

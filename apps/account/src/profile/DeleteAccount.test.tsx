import { json, silence, testSession, unreachable, type Routes } from '@berea/shell-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askedOf, button, field, fill, open, press, problem } from '../testing/account.tsx';

const path = '/functions/v1/delete-account';

/** Opens the dialog on the profile page, with the contact page before it in the history. */
async function ask(
  answer: Routes[string] = () => json({ success: true }),
  logout: Routes[string] = () => new Response(null, { status: 204 }),
) {
  const stage = open(['/contact', '/profile'], { [path]: answer, '/auth/v1/logout': logout }, testSession);
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  press('Delete my account');
  await screen.findByRole('dialog', { name: 'Delete your account?' });
  return stage;
}

function confirm(password = 'Purple-1') {
  fill('Password', password);
  press('Delete account');
}

describe('the delete-account dialog', () => {
  it('explains the consequences and asks for the password', async () => {
    const { calls } = await ask();
    expect(
      within(screen.getByRole('dialog')).getByText(
        'Your highlights, notes, collections, reading plans and studies go with it. This action cannot be undone. Download your data first if you want to keep it.',
      ),
    ).toBeTruthy();
    expect([field('Password').type, field('Password').autocomplete]).toEqual(['password', 'current-password']);
    expect(calls).toEqual([]);
  });

  it('sends nothing without a password', async () => {
    const { calls } = await ask();
    confirm('');
    await waitFor(() => expect(problem('Password')).toBe('Enter your password'));
    fill('Password', 'P');
    expect(problem('Password')).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('sends nothing and clears its error when cancelled', async () => {
    const { calls, address } = await ask();
    confirm('');
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Delete my account');
    await screen.findByRole('dialog');
    expect([field('Password').value, problem('Password')]).toEqual(['', undefined]);
    expect([calls, address()]).toEqual([[], '/profile']);
  });

  it('clears the typed password when cancelled', async () => {
    await ask();
    fill('Password', 'Purple-1');
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Delete my account');
    await screen.findByRole('dialog');
    expect(field('Password')).toHaveValue('');
  });

  it('sends one request and cannot be cancelled while it is pending', async () => {
    const { calls } = await ask(silence);
    confirm();
    expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Deleting...' })).toBeDisabled();
    press('Deleting...');
    expect(button('Cancel')).toBeDisabled();
    fireEvent.keyDown(field('Password'), { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(askedOf(calls, path)).toHaveLength(1));
  });
});

describe('when deletion fails', () => {
  it.each<[string, Routes[string], string]>([
    [
      'the password is wrong',
      () => json({ error: 'The password is not correct.', code: 'invalid_password' }, 403),
      'This is not your password',
    ],
    [
      'the rate limit is hit',
      () => json({ error: 'Too many attempts.', code: 'rate_limited' }, 429),
      'Too many attempts. Please wait a few minutes and try again.',
    ],
    [
      'the server fails',
      () => json({ error: 'Internal' }, 500),
      'Your account could not be deleted. Please try again.',
    ],
    ['the network is down', unreachable, 'Your account could not be deleted. Please try again.'],
  ])('because %s, the dialog shows the error and keeps the session', async (_, answer, text) => {
    const { address, toasts, client } = await ask(answer);
    confirm();
    await waitFor(() => expect(problem('Password')).toBe(text));
    expect([address(), toasts]).toEqual(['/profile', []]);
    expect((await client.auth.getSession()).data.session).not.toBeNull();
    expect(button('Delete account')).toBeEnabled();
    fill('Password', 'Purple-2');
    expect(problem('Password')).toBeUndefined();
  });
});

describe('when deletion succeeds', () => {
  it.each<[string, Routes[string]]>([
    ['', () => new Response(null, { status: 204 })],
    [
      ', even if the auth server no longer knows the session',
      () => json({ code: 403, error_code: 'session_not_found', msg: 'Session not found' }, 403),
    ],
    [', even if the network fails during sign-out', unreachable],
  ])('the browser drops the session, shows a toast and goes to the home page%s', async (_, logout) => {
    const { address, calls, toasts, client } = await ask(undefined, logout);
    confirm();
    await screen.findByText('another page');
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Account deleted', description: 'Your account and everything in it are gone.', kind: 'success' },
      ]),
    );
    await waitFor(() => expect(address()).toBe('/'));
    expect(askedOf(calls, path)[0]?.body).toEqual({ password: 'Purple-1' });
    expect(askedOf(calls, path)[0]?.headers.get('authorization')).toBe(`Bearer ${testSession.access_token}`);
    expect(askedOf(calls, '/auth/v1/logout').map(({ url }) => url.searchParams.get('scope'))).toEqual(['local']);
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it('the route guard does not redirect to the sign-in page, and Back does not lead to it', async () => {
    const { address, toasts, go } = await ask();
    confirm();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(address()).toBe('/');
    await go(-1);
    expect(address()).toBe('/contact');
  });
});

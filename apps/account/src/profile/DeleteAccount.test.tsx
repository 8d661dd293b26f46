import { json, silence, testSession, unreachable, type Routes } from '@berea/shell-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askedOf, button, field, fill, open, press, problem } from '../testing/account.tsx';

const path = '/functions/v1/delete-account';

/** The dialog, on the profile of somebody who came from the contact page. */
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

describe('deleting the account', () => {
  it('says first what it means, and asks for the password', async () => {
    const { calls } = await ask();
    expect(
      within(screen.getByRole('dialog')).getByText(
        'Your highlights, notes and studies go with it. This action cannot be undone. Download your data first if you want to keep it.',
      ),
    ).toBeTruthy();
    expect([field('Password').type, field('Password').autocomplete]).toEqual(['password', 'current-password']);
    expect(calls).toEqual([]);
  });

  it('is not done without the password', async () => {
    const { calls } = await ask();
    confirm('');
    await waitFor(() => expect(problem('Password')).toBe('Enter your password'));
    fill('Password', 'P');
    expect(problem('Password')).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('is called off without a trace', async () => {
    const { calls, address } = await ask();
    confirm('');
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Delete my account');
    await screen.findByRole('dialog');
    expect([field('Password').value, problem('Password')]).toEqual(['', undefined]);
    expect([calls, address()]).toEqual([[], '/profile']);
  });

  it('forgets a password that was typed and called off', async () => {
    await ask();
    fill('Password', 'Purple-1');
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Delete my account');
    await screen.findByRole('dialog');
    expect(field('Password').value).toBe('');
  });

  it('is asked for once, and can then not be called off', async () => {
    const { calls } = await ask(silence);
    confirm();
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Deleting...' })).disabled).toBe(true);
    press('Deleting...');
    expect(button('Cancel').disabled).toBe(true);
    fireEvent.keyDown(field('Password'), { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBeTruthy();
    await waitFor(() => expect(askedOf(calls, path)).toHaveLength(1));
  });
});

describe('when it is not done', () => {
  it.each<[string, Routes[string], string]>([
    [
      'the password is wrong',
      () => json({ error: 'The password is not correct.', code: 'invalid_password' }, 403),
      'This is not your password',
    ],
    [
      'there were too many attempts',
      () => json({ error: 'Too many attempts.', code: 'rate_limited' }, 429),
      'Too many attempts. Please wait a few minutes and try again.',
    ],
    [
      'the server is in trouble',
      () => json({ error: 'Internal' }, 500),
      'Your account could not be deleted. Please try again.',
    ],
    ['there is no network', unreachable, 'Your account could not be deleted. Please try again.'],
  ])('because %s, the dialog says so and everything stays', async (_, answer, text) => {
    const { address, toasts, client } = await ask(answer);
    confirm();
    await waitFor(() => expect(problem('Password')).toBe(text));
    expect([address(), toasts]).toEqual(['/profile', []]);
    expect((await client.auth.getSession()).data.session).not.toBeNull();
    expect(button('Delete account').disabled).toBe(false);
    fill('Password', 'Purple-2');
    expect(problem('Password')).toBeUndefined();
  });
});

describe('when it is done', () => {
  it.each<[string, Routes[string]]>([
    ['', () => new Response(null, { status: 204 })],
    [
      ', also when the auth server knows the session no longer',
      () => json({ code: 403, error_code: 'session_not_found', msg: 'Session not found' }, 403),
    ],
    [', also when the network goes just then', unreachable],
  ])('this browser forgets the session, says so and goes home%s', async (_, logout) => {
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

  it('neither the way home nor the way back leads over the sign-in page, to which the guard would send them', async () => {
    const { address, toasts, go } = await ask();
    confirm();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(address()).toBe('/');
    await go(-1);
    expect(address()).toBe('/contact');
  });
});

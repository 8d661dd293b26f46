import { json, renderRemote, testSession, testUser } from '@berea/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, fill, deferredResponse, open, press } from '../testing/account.tsx';
import { remote } from '../testing/remote.ts';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the password-reset link', () => {
  it('opens the new-password form without asking for the current password', async () => {
    const { container } = open('/auth/new-password', {}, testSession);
    await title('Choose a new password');
    expect(document.title).toBe('New password · Berea');
    expect(container.textContent).toContain(`For ${testUser.email}. Every other device will be signed out.`);
    expect(field('New password').autocomplete).toBe('new-password');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('shows a loading state while it signs the user in', async () => {
    const { answer, respond } = deferredResponse();
    open('/auth/new-password', { '/auth/v1/token': answer }, { ...testSession, expires_at: 1 });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
    respond(json(testSession));
    expect(await title('Choose a new password')).toBeTruthy();
  });

  it('security: asks first when it was not asked for in this browser', async () => {
    const accept = vi.fn<() => void>();
    renderRemote(remote, { at: '/auth/new-password', auth: { offered: { email: 'simon@samaria.example', accept } } });
    await title('Is this your account?');
    expect(screen.getByText('simon@samaria.example')).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
    press('Yes, go on');
    expect(accept).toHaveBeenCalledOnce();
  });

  it('offers to send a new link when it has expired or was already used', async () => {
    open('/auth/new-password');
    await title('Link not valid');
    expect(
      screen.getByText('This link has expired or was used before. Each link works once, for an hour.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/auth/forgotten');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

it('sets the new password and goes to the home page signed in', async () => {
  const { address, calls, toasts, client } = open(
    '/auth/new-password',
    { '/auth/v1/user': () => json(testUser) },
    testSession,
  );
  await title('Choose a new password');
  fill('New password', 'Scarlet-2');
  press('Change password');
  await screen.findByText('another page');
  expect(address()).toBe('/');
  expect(toasts).toEqual([{ title: 'Success', description: 'Your password has been changed.', kind: 'success' }]);
  expect(calls.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    ['PUT', '/auth/v1/user', expect.objectContaining({ password: 'Scarlet-2' })],
  ]);
  expect(calls[0]?.body).not.toHaveProperty('current_password');
  await waitFor(async () => expect((await client.auth.getSession()).data.session?.user.id).toBe(testUser.id));
});

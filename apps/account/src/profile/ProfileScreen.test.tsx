import { json, renderInShell, testSession, testUser } from '@berea/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, field, fill, open, press } from '../testing/account.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const show = (signOut = async () => undefined) =>
  renderInShell(<ProfileScreen />, {
    at: '/profile',
    auth: { user: testUser, session: testSession, signOut },
    routes: { '/auth/v1/user': () => json(testUser) },
    kept: testSession,
  });
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the profile', () => {
  it('shows whose it is', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
    expect(document.title).toBe('Profile · Berea');
    expect(screen.getByText('lydia@thyatira.example')).toBeTruthy();
  });

  it('leads to the journal and back home', () => {
    show();
    expect([leadsTo('My Studies'), leadsTo('Back to Home')]).toEqual(['/saved-studies', '/']);
  });

  it('offers to change the password, to take the data along, and to delete the account', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Change password',
      'Download my data',
      'Delete my account',
    ]);
    for (const text of [
      'Every other device will be signed out.',
      'Your highlights, notes and studies, to read or to keep.',
      'Removes the account and everything in it, for good.',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });
});

describe('Log Out', () => {
  it('ends the session, once', async () => {
    const signOut = vi.fn<() => Promise<undefined>>(() => new Promise(() => undefined));
    show(signOut);
    press('Log Out');
    await waitFor(() => expect(button('Log Out').disabled).toBe(true));
    press('Log Out');
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('leaves nothing of the account on the screen', async () => {
    const { client, container } = open(
      '/profile',
      { '/auth/v1/logout': () => new Response(null, { status: 204 }) },
      testSession,
    );
    await screen.findByText('lydia@thyatira.example');
    await client.auth.signOut();
    await waitFor(() => expect(container.textContent).not.toContain('lydia@thyatira.example'));
  });
});

describe('changing the password', () => {
  it('takes a form that comes when it is asked for', () => {
    show();
    expect(screen.queryByLabelText('New password')).toBeNull();
    press('Choose a new password');
    expect([field('Current password').autocomplete, field('New password').autocomplete]).toEqual([
      'current-password',
      'new-password',
    ]);
  });

  it('is said when it is done, and the form goes', async () => {
    const { toasts } = show();
    press('Choose a new password');
    fill('Current password', 'Purple-1');
    fill('New password', 'Scarlet-2');
    press('Change password');
    expect(await screen.findByRole('button', { name: 'Choose a new password' })).toBeTruthy();
    expect(toasts).toEqual([{ title: 'Success', description: 'Your password has been changed.', kind: 'success' }]);
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

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
  it('shows the email of the user', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Profile');
    expect(document.title).toBe('Profile · Berea');
    expect(screen.getByText('lydia@thyatira.example')).toBeInTheDocument();
  });

  it('links to the journal and to the home page', () => {
    show();
    expect([leadsTo('My Studies'), leadsTo('Back to Home')]).toEqual(['/saved-studies', '/']);
  });

  it('links to what other remotes keep for the user, where they are served', () => {
    const { unmount } = show();
    expect(screen.queryByRole('link', { name: 'My Notes' })).toBeNull();
    unmount();
    renderInShell(<ProfileScreen />, {
      auth: { user: testUser },
      contributions: { links: { notes: '/notes', plans: '/plans' } },
    });
    expect([leadsTo('My Notes'), leadsTo('My Reading')]).toEqual(['/notes', '/plans']);
  });

  it('offers to change the password, download the data and delete the account', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Change password',
      'Download my data',
      'Delete my account',
    ]);
    for (const text of [
      'Every other device will be signed out.',
      'Your highlights, notes, collections, studies and what you have read, to read or to keep.',
      'Removes the account and everything in it, for good.',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });
});

describe('Log Out', () => {
  it('signs out only once', async () => {
    const signOut = vi.fn<() => Promise<undefined>>(() => new Promise(() => undefined));
    show(signOut);
    press('Log Out');
    await waitFor(() => expect(button('Log Out')).toBeDisabled());
    press('Log Out');
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('removes the account data from the screen', async () => {
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
  it('shows the form on request', () => {
    show();
    expect(screen.queryByLabelText('New password')).toBeNull();
    press('Choose a new password');
    expect([field('Current password').autocomplete, field('New password').autocomplete]).toEqual([
      'current-password',
      'new-password',
    ]);
  });

  it('shows a toast and closes the form on success', async () => {
    const { toasts } = show();
    press('Choose a new password');
    fill('Current password', 'Purple-1');
    fill('New password', 'Scarlet-2');
    press('Change password');
    expect(await screen.findByRole('button', { name: 'Choose a new password' })).toBeInTheDocument();
    expect(toasts).toEqual([{ title: 'Success', description: 'Your password has been changed.', kind: 'success' }]);
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

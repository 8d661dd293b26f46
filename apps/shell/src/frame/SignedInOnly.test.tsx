import { renderInShell, testUser } from '@berea/shell-api/testing';
import { useLocation } from '@berea/shell-api';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignedInOnly } from './SignedInOnly.tsx';

/** An app with one private screen. */
function Site() {
  const { pathname } = useLocation();
  return pathname === '/profile' ? (
    <SignedInOnly>
      <h1>Profile</h1>
    </SignedInOnly>
  ) : (
    <p>{pathname}</p>
  );
}

describe('a private screen', () => {
  it('shows a spinner while the session is being checked', () => {
    const { address } = renderInShell(<Site />, { at: '/profile', auth: { loading: true } });
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(address()).toBe('/profile');
  });

  it('is shown to a signed-in user', () => {
    renderInShell(<Site />, { at: '/profile', auth: { user: testUser } });
    expect(screen.getByRole('heading', { name: 'Profile' })).toBeInTheDocument();
  });

  it('security: is not shown to a visitor, who is redirected to sign-in and returned from there', async () => {
    const { address } = renderInShell(<Site />, { at: '/profile' });
    await screen.findByText('/auth');
    expect(address()).toBe('/auth?next=%2Fprofile');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('replaces its history entry, so that back does not return a visitor to it', async () => {
    const { go } = renderInShell(<Site />, { at: ['/bible', '/profile'] });
    await screen.findByText('/auth');
    await go(-1);
    expect(await screen.findByText('/bible')).toBeInTheDocument();
  });
});

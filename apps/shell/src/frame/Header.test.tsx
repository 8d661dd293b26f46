import { renderInShell, testUser } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RegistryContext } from '../remotes/registry-context.ts';
import { registryOf } from '../remotes/testing/registry.ts';
import { Header } from './Header.tsx';

const account = (enabled: boolean) =>
  registryOf({ account: { enabled, routes: [{ path: '/auth', role: 'sign-in' }] } });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the header', () => {
  it('shows title and tagline and links to home', () => {
    renderInShell(<Header />);
    const brand = screen.getByRole('link', { name: /^Berea/ });
    expect(brand.textContent).toBe('BereaYour tool for deep scriptural exploration');
    expect(brand).toHaveAttribute('href', '/');
  });

  it('has a contact button', () => {
    renderInShell(<Header />);
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  });

  it('links a visitor to sign-in', () => {
    renderInShell(<Header />);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  });

  it('links a signed-in user to the profile', () => {
    renderInShell(<Header />, { auth: { user: testUser } });
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });

  it('links only to what is served', () => {
    const { rerenderScreen } = renderInShell(
      <RegistryContext value={account(true)}>
        <Header />
      </RegistryContext>,
    );
    expect(links()).toEqual(['/', '/auth']);
    rerenderScreen(
      <RegistryContext value={account(false)}>
        <Header />
      </RegistryContext>,
    );
    expect(links()).toEqual(['/']);
  });
});

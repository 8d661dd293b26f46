import { renderInShell, testUser } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Header } from './Header.tsx';

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
});

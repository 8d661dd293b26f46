import { bookById } from '@berea/scripture';
import { keepLastPlace } from '@berea/shell-api';
import { json, renderInShell, silence, testSession, testUser } from '@berea/shell-api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Home } from './Home.tsx';

const show = (auth = {}) => renderInShell(<Home />, { auth, routes: { '/functions/v1/daily-verse': silence } });
/** The account button's menu, which is closed, has one as well. */
const settings = () =>
  within(screen.getByRole('navigation', { name: 'Contents' })).getByRole('link', { name: /^Settings/ });
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('the home page', () => {
  it('shows the name and tagline of the product', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Berea');
    expect(screen.getByText('Your tool for deep scriptural exploration')).toBeInTheDocument();
    expect(document.title).toBe('Berea');
  });

  it('has a card for the settings', () => {
    show();
    expect(hrefOf(settings())).toBe('/settings');
  });

  it('links to the contact page, and a visitor to sign-in', () => {
    show();
    expect(hrefOf(screen.getByRole('link', { name: 'Contact' }))).toBe('/contact');
    expect(hrefOf(screen.getByRole('link', { name: 'Sign in' }))).toBe('/auth');
  });

  it('links a signed-in user to the profile', () => {
    show({ user: testUser });
    expect(hrefOf(screen.getByRole('link', { name: 'Profile' }))).toBe('/profile');
  });

  it('links to the last read chapter', () => {
    keepLastPlace({ book: bookById('John')!, chapter: 3 });
    show();
    expect(hrefOf(screen.getByRole('link', { name: 'Continue John 3' }))).toBe('/bible/john/3');
  });

  it('links to the chapter that was read last on another device', async () => {
    keepLastPlace({ book: bookById('John')!, chapter: 3 });
    const opened = (minutes: number, chapter: string) => ({
      chapter,
      updated_at: new Date(Date.now() + minutes * 60_000).toISOString(),
    });
    const rows = [opened(-30, 'Psalms 23'), opened(-90, 'Romans 5')];
    const signedIn = () =>
      renderInShell(<Home />, {
        auth: { user: testUser },
        kept: testSession,
        routes: { '/rest/v1/opened_chapters': () => json(rows) },
      });
    const { calls } = signedIn();
    await waitFor(() => expect(calls.some(({ url }) => url.pathname.endsWith('opened_chapters'))).toBe(true));
    // What was read here is later.
    expect(hrefOf(await screen.findByRole('link', { name: 'Continue John 3' }))).toBe('/bible/john/3');
    cleanup();
    rows.unshift(opened(1, 'Romans 8'));
    signedIn();
    expect(hrefOf(await screen.findByRole('link', { name: 'Continue Romans 8' }))).toBe('/bible/romans/8');
  });

  it('shows no continue link before a chapter has been read', () => {
    show();
    expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
  });

  it('shows its cards when the verse of the day fails to load', async () => {
    renderInShell(<Home />, { routes: { '/functions/v1/daily-verse': () => json({ error: 'no' }, 500) } });
    await screen.findByText('Could not load verse');
    expect(settings()).toBeInTheDocument();
  });
});

import { bookById } from '@berea/scripture';
import { keepLastPlace } from '@berea/shell-api';
import { json, renderInShell, silence, testUser } from '@berea/shell-api/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Home } from './Home.tsx';

const show = (auth = {}) => renderInShell(<Home />, { auth, routes: { '/functions/v1/daily-verse': silence } });
const leadsTo = (link: HTMLElement) => link.getAttribute('href');

describe('home', () => {
  it('names the product and what it is for', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Berea');
    expect(screen.getByText('Your tool for deep scriptural exploration')).toBeTruthy();
    expect(document.title).toBe('Berea');
  });

  it.each([
    ['Bible', 'Read and study scripture', '/bible'],
    ['Encyclopedia', 'Explore biblical concepts', '/encyclopedia'],
    ['Ask a Question', 'Get scriptural answers', '/question'],
    ['Apologetics', 'Defend your faith', '/apologetics'],
    ['Guided Studies', 'Curated reading plans', '/guided-studies'],
    ['Concordance', 'Search for specific words', '/concordance'],
  ])('has a card to %s: %s', (label, description, address) => {
    show();
    const card = within(screen.getByRole('navigation', { name: 'Contents' })).getByRole('link', {
      name: `${label} ${description}`,
    });
    expect(leadsTo(card)).toBe(address);
  });

  it('has a card to the settings', () => {
    show();
    expect(leadsTo(screen.getByRole('link', { name: /^Settings/ }))).toBe('/settings');
  });

  it('has the contact button, and an account button that leads a visitor to sign in', () => {
    show();
    expect(leadsTo(screen.getByRole('link', { name: 'Contact' }))).toBe('/contact');
    expect(leadsTo(screen.getByRole('link', { name: 'Sign in' }))).toBe('/auth');
  });

  it('leads who is signed in to the profile', () => {
    show({ user: testUser });
    expect(leadsTo(screen.getByRole('link', { name: 'Profile' }))).toBe('/profile');
  });

  it('offers the chapter where reading stopped', () => {
    keepLastPlace({ book: bookById('John')!, chapter: 3 });
    show();
    expect(leadsTo(screen.getByRole('link', { name: 'Continue reading John 3' }))).toBe('/bible/john/3');
  });

  it('offers nothing to continue before anything was read', () => {
    show();
    expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
  });

  it('has its cards while the verse of the day does not come', async () => {
    renderInShell(<Home />, { routes: { '/functions/v1/daily-verse': () => json({ error: 'no' }, 500) } });
    await screen.findByText('Could not load verse');
    expect(screen.getByRole('link', { name: /^Bible/ })).toBeTruthy();
  });
});

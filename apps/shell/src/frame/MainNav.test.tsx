import { renderInShell } from '@berea/shell-api/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MainNav } from './MainNav.tsx';

const entry = (path: string, label: string) => ({ path, label, icon: '', order: 1 });
const header = [entry('/bible', 'Bible'), entry('/question', 'Ask')];

describe('the main navigation', () => {
  it('has what the remotes contribute', () => {
    renderInShell(<MainNav />, { contributions: { header } });
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/bible', 'Bible'],
      ['/question', 'Ask'],
    ]);
  });

  it.each([
    ['/bible', 'page', 'Bible'],
    ['/bible/john/3', 'true', 'Bible'],
    ['/question', 'page', 'Ask'],
  ])('says at %s that it is there', (at, value, label) => {
    renderInShell(<MainNav />, { at, contributions: { header } });
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[label, value]]);
  });

  it('says nowhere that it is there on another page, also one whose name begins the same', () => {
    renderInShell(<MainNav />, { at: '/bibles', contributions: { header } });
    expect(screen.getAllByRole('link').some((link) => link.hasAttribute('aria-current'))).toBe(false);
  });

  it('is not there where no remote contributes', () => {
    renderInShell(<MainNav />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

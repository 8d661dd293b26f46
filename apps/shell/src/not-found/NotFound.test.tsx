import { renderInShell } from '@berea/shell-api/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NotFound } from './NotFound.tsx';

const show = (at: string) => renderInShell(<NotFound />, { at });

describe('the 404 page', () => {
  it('shows a message and a link to home', () => {
    show('/nowhere');
    expect(screen.getByRole('heading', { name: '404' })).toBeInTheDocument();
    expect(screen.getByText('Page not found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Page not found · Berea');
  });

  it.each([
    ['/john3:16', 'Read John 3:16', '/bible/john/3/16'],
    ['/John%203:16', 'Read John 3:16', '/bible/john/3/16'],
    ['/psalm-23', 'Read Psalm 23', '/bible/psalms/23'],
    ['/1_john+4:8', 'Read 1 John 4:8', '/bible/1-john/4/8'],
    ['/song-of-solomon/2', 'Read Song of Solomon 2', '/bible/song-of-solomon/2'],
  ])('links to the Bible place for %s', (at, name, address) => {
    show(at);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it.each(['/nowhere', '/john99:1', '/%E0%A4%A'])('links only to home for %s', (at) => {
    show(at);
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Return to Home']);
  });
});

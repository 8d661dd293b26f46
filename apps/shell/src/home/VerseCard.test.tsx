import { json, renderInShell, silence, unreachable, type Routes } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VerseCard } from './VerseCard.tsx';

const answer = (reference = 'John 3:16') =>
  json({ verse: { details: { text: 'For God so loved the world', reference } } });
const show = (respond: Routes[string]) =>
  renderInShell(<VerseCard />, { routes: { '/functions/v1/daily-verse': respond } });

describe('the verse of the day', () => {
  it('shows a loading message', () => {
    show(silence);
    expect(screen.getByRole('region', { name: 'Verse of the Day' })).toBeInTheDocument();
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('is shown in quotes with its reference', async () => {
    show(() => answer());
    expect(await screen.findByText('“For God so loved the world”')).toBeInTheDocument();
    expect(screen.getByText('John 3:16')).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('links to the reader', async () => {
    show(() => answer());
    expect(await screen.findByRole('link', { name: 'John 3:16' })).toHaveAttribute('href', '/bible/john/3/16');
  });

  it('links to all verses of a range', async () => {
    show(() => answer('Lamentations 3:22-23'));
    expect(await screen.findByRole('link', { name: 'Lamentations 3:22-23' })).toHaveAttribute(
      'href',
      '/bible/lamentations/3/22-23',
    );
  });

  it('shows a reference outside the canon as plain text', async () => {
    show(() => answer('Tobit 4:15'));
    expect(await screen.findByText('Tobit 4:15')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows an error when loading fails', async () => {
    show(unreachable);
    expect((await screen.findByRole('alert')).textContent).toBe('Could not load verse');
  });

  it('loads on retry', async () => {
    const answers = [unreachable, unreachable, () => answer()];
    show(() => answers.shift()!());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('“For God so loved the world”')).toBeInTheDocument();
  });
});

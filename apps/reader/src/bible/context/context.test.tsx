import { json, silence } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { choose, dialog, openAsLydia } from '../testing/reader.ts';

const context = {
  book: 'John',
  chapter: 3,
  targetVerse: 2,
  contextSummary: 'A conversation at night.\n\nAfter Matthew Henry.',
  verses: [
    { number: 1, text: 'There was a man.' },
    { number: 2, text: 'The same came by night.' },
  ],
};
const path = '/functions/v1/chapter-context';

describe('the context of a verse', () => {
  it('shows the reference, a summary and the verses, with the target verse marked and scrolled into view', async () => {
    const { calls } = openAsLydia({ [path]: () => json(context) });
    await choose('Explain Context');
    const shown = within(await dialog('John 3:2'));
    expect(await shown.findByText('A conversation at night.')).toBeInTheDocument();
    expect(shown.getByText('After Matthew Henry.')).toBeInTheDocument();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1There was a man.',
      '2The same came by night.',
    ]);
    const target = shown.getByText('The same came by night.');
    expect(target).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(target));
    expect(calls.find(({ url }) => url.pathname === path)?.body).toEqual({
      book: 'John',
      chapter: 3,
      verse: 2,
      bibleId: '06125adad2d5898a-01',
    });
  });

  it('shows a loading message', async () => {
    openAsLydia({ [path]: silence });
    await choose('Explain Context');
    expect(within(await dialog('John 3:2')).getByText('Loading context...')).toBeInTheDocument();
  });

  it('reports a failure in a toast and in the dialog, and can be retried', async () => {
    let available = false;
    const { toasts } = openAsLydia({ [path]: () => (available ? json(context) : json({ error: 'Busy.' }, 400)) });
    await choose('Explain Context');
    const shown = within(await dialog('John 3:2'));
    expect(await shown.findByText('Failed to load verse context.')).toBeInTheDocument();
    expect(toasts).toEqual([
      { title: 'Error', description: 'Failed to load verse context. Please try again.', kind: 'destructive' },
    ]);
    available = true;
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('A conversation at night.')).toBeInTheDocument();
  });

  it('closes with the Close button', async () => {
    openAsLydia({ [path]: () => json(context) });
    await choose('Explain Context');
    await userEvent.click(within(await dialog('John 3:2')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

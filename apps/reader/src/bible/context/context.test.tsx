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
  it('has the reference as its heading, a summary and the verses, the one that is meant marked and scrolled to', async () => {
    const { calls } = openAsLydia({ [path]: () => json(context) });
    await choose('Explain Context');
    const shown = within(await dialog('John 3:2'));
    expect(await shown.findByText('A conversation at night.')).toBeTruthy();
    expect(shown.getByText('After Matthew Henry.')).toBeTruthy();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1There was a man.',
      '2The same came by night.',
    ]);
    const target = shown.getByText('The same came by night.');
    expect(target.getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(target));
    expect(calls.find(({ url }) => url.pathname === path)?.body).toEqual({
      book: 'John',
      chapter: 3,
      verse: 2,
      bibleId: '06125adad2d5898a-01',
    });
  });

  it('says that it is loading', async () => {
    openAsLydia({ [path]: silence });
    await choose('Explain Context');
    expect(within(await dialog('John 3:2')).getByText('Loading context...')).toBeTruthy();
  });

  it('that does not come says so, in a toast and in its dialog, and can be asked for again', async () => {
    let there = false;
    const { toasts } = openAsLydia({ [path]: () => (there ? json(context) : json({ error: 'Busy.' }, 400)) });
    await choose('Explain Context');
    const shown = within(await dialog('John 3:2'));
    expect(await shown.findByText('Failed to load verse context.')).toBeTruthy();
    expect(toasts).toEqual([
      { title: 'Error', description: 'Failed to load verse context. Please try again.', kind: 'destructive' },
    ]);
    there = true;
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('A conversation at night.')).toBeTruthy();
  });

  it('is left with Close', async () => {
    openAsLydia({ [path]: () => json(context) });
    await choose('Explain Context');
    await userEvent.click(within(await dialog('John 3:2')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

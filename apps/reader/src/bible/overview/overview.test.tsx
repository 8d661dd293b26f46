import { json, renderRemote, silence, unreachable, type Routes } from '@berea/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { remote } from '../../testing/remote.ts';
import { button, dialog } from '../testing/reader.ts';

const ruth = {
  title: 'The Book of Ruth',
  author: 'Unknown',
  dateWritten: 'About 1000 BC',
  keyThemes: ['Loyalty', 'Redemption'],
  summary: 'A widow and her daughter-in-law come home.',
};
const at = (address: string, answer: Routes[string] = () => json(ruth)) =>
  renderRemote(remote, { at: address, routes: { '/functions/v1/book-overview': answer } });

describe('the overview of a book', () => {
  it('is disabled until a book is chosen', () => {
    at('/bible');
    expect(button('Book Overview')).toBeDisabled();
  });

  it('opens with title, author, date, key themes and summary', async () => {
    const { calls } = at('/bible/ruth');
    await userEvent.click(button('Book Overview'));
    const shown = within(await dialog('The Book of Ruth'));
    for (const text of [
      'Author',
      'Unknown',
      'Date Written',
      'About 1000 BC',
      'Key Themes',
      'Loyalty',
      'Redemption',
      'Summary',
      ruth.summary,
    ])
      expect(shown.getByText(text)).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ bookName: 'Ruth' }]);
    await userEvent.click(shown.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens with what the response has', async () => {
    at('/bible/ruth', () => json({ summary: ruth.summary }));
    await userEvent.click(button('Book Overview'));
    const shown = within(await dialog('Ruth'));
    expect(shown.getByText(ruth.summary)).toBeInTheDocument();
    for (const missing of ['Author', 'Date Written', 'Key Themes']) expect(shown.queryByText(missing)).toBeNull();
  });

  it('is forgotten with its failure when another book is chosen meanwhile', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const { toasts, go } = at('/bible/ruth', ({ body }) =>
      JSON.stringify(body).includes('Ruth')
        ? new Promise<Response>((resolve) => waiting.push(resolve))
        : json({ ...ruth, title: 'The Book of Esther' }),
    );
    await userEvent.click(button('Book Overview'));
    await waitFor(() => expect(waiting).toHaveLength(1));
    await go('/bible/esther');
    await act(async () => waiting[0]!(json({ error: 'There is no overview of Ruth yet.' }, 404)));
    await userEvent.click(button('Book Overview'));
    expect(await dialog('The Book of Esther')).toBeTruthy();
    expect(toasts).toEqual([]);
  });

  it('cannot be requested again while it is loading', async () => {
    at('/bible/ruth', silence);
    await userEvent.click(button('Book Overview'));
    expect(button('Book Overview')).toBeDisabled();
  });

  it.each<[string, Routes[string], string]>([
    [
      'the error message of the function',
      () => json({ error: 'There is no overview of Ruth yet.' }, 404),
      'There is no overview of Ruth yet.',
    ],
    [
      'a general message for an error response without a body',
      () => new Response(null, { status: 500 }),
      'Failed to load book overview. Please try again.',
    ],
    [
      'a general message for an error response of a proxy',
      () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
      'Failed to load book overview. Please try again.',
    ],
    [
      'a general message for a response that is not JSON',
      () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
      'Failed to load book overview. Please try again.',
    ],
    ['a message about missing data', () => json({}), 'No data returned from API'],
    ['a general message', unreachable, 'Failed to load book overview. Please try again.'],
    [
      'a general message for an invalid response',
      () => json({ title: 3 }),
      'Failed to load book overview. Please try again.',
    ],
  ])('shows a toast with %s when it cannot be loaded', async (_, answer, description) => {
    const { toasts } = at('/bible/ruth', answer);
    await userEvent.click(button('Book Overview'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'Error', description, kind: 'destructive' }]));
    expect(button('Book Overview')).toBeEnabled();
  });

  it('can be requested again after a failure', async () => {
    let available = false;
    const { toasts } = at('/bible/ruth', () => (available ? json(ruth) : json({ error: 'Busy.' }, 400)));
    await userEvent.click(button('Book Overview'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    available = true;
    await userEvent.click(button('Book Overview'));
    expect(await dialog('The Book of Ruth')).toBeTruthy();
    expect(toasts).toHaveLength(1);
  });
});

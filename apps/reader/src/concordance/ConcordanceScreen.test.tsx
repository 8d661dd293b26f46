import { json, silence, unreachable } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  card,
  field,
  found,
  foundByNumber,
  hit,
  open,
  searchButton,
  shown,
  type Answer,
} from './testing/concordance.ts';

describe('the concordance before a search', () => {
  it('explains its purpose and sends no request', () => {
    const { calls } = open('/concordance');
    expect(screen.getByRole('heading', { level: 1, name: 'Concordance' })).toBeInTheDocument();
    expect(
      screen.getByText(
        'One English word finds every occurrence of it in the Bible. Tap a verse to see the original Greek or Hebrew meaning.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Concordance · Berea');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(calls).toEqual([]);
  });

  it('suggests example words', () => {
    open('/concordance');
    expect(screen.getByRole('link', { name: 'grace' })).toHaveAttribute('href', '/concordance/grace');
  });

  it('limits the field to 100 characters', () => {
    open('/concordance');
    expect(field().maxLength).toBe(100);
  });
});

describe('a search', () => {
  it('sends the trimmed word when Enter is pressed and puts it in the URL', async () => {
    const { address, calls } = open('/concordance');
    await userEvent.type(field(), '  love {Enter}');
    await card('love — 5 occurrences in 4 verses');
    expect(calls.map(({ body }) => body)).toEqual([{ query: 'love', limit: 200 }]);
    expect(address()).toBe('/concordance/love');
    expect(document.title).toBe('love · Concordance · Berea');
    expect(field()).toHaveValue('love');
  });

  it('starts when the Search button is clicked', async () => {
    const { address } = open('/concordance');
    await userEvent.type(field(), 'love');
    await userEvent.click(searchButton());
    await card('love — 5 occurrences in 4 verses');
    expect(address()).toBe('/concordance/love');
  });

  it('disables the field and the button and shows a spinner while it runs', () => {
    open('/concordance/love', { search: silence });
    expect(field()).toBeDisabled();
    expect(searchButton()).toBeDisabled();
    expect(searchButton().querySelector('[role="progressbar"]')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Searching...');
  });

  it('runs when its URL is opened', async () => {
    const { calls } = open('/concordance/love');
    await card('love — 5 occurrences in 4 verses');
    expect(field()).toHaveValue('love');
    expect(searchButton()).toBeEnabled();
    expect(searchButton().querySelector('[role="progressbar"]')).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('shows the word in the case it was typed in', async () => {
    open('/concordance/LORD', { search: found({ word: 'lord' }) });
    expect(await card('LORD — 5 occurrences in 4 verses')).toBeTruthy();
  });

  it('follows browser back and forward between words', async () => {
    const { go, address } = open('/concordance/love', {
      search: ({ body }) =>
        json({
          data: {
            word: (body as { query: string }).query,
            occurrences: 1,
            verses: [hit('Jude 1:2', 'x')],
            nearest: [],
          },
        }),
    });
    await card('love — 1 occurrence in 1 verse');
    await userEvent.clear(field());
    await userEvent.type(field(), 'mercy{Enter}');
    await card('mercy — 1 occurrence in 1 verse');
    await go(-1);
    await card('love — 1 occurrence in 1 verse');
    expect(field()).toHaveValue('love');
    await go(1);
    await card('mercy — 1 occurrence in 1 verse');
    expect(address()).toBe('/concordance/mercy');
  });

  it('moves the focus to its result only when the user submits the form, not on page load', async () => {
    open('/concordance/love');
    const result = await card('love — 5 occurrences in 4 verses');
    expect(document.body).toHaveFocus();
    await userEvent.type(field(), '{Enter}');
    expect(result).toHaveFocus();
  });

  it('moves the focus to the result when the word changes', async () => {
    open('/concordance');
    await userEvent.type(field(), 'love{Enter}');
    const result = await card('love — 5 occurrences in 4 verses');
    expect(result).toHaveFocus();
  });
});

describe('a search for a word that does not occur', () => {
  const nothing = (nearest: readonly object[] = []) =>
    found({ word: 'lovve', occurrences: 0, verses: [], nearest: nearest as never });

  it('shows a notice, not an error', async () => {
    const { toasts } = open('/concordance/lovve', { search: nothing() });
    expect(await screen.findByRole('heading', { name: 'No results found' })).toBeInTheDocument();
    expect(screen.getByRole('status').textContent).toBe('No occurrences of "lovve" were found in the KJV Bible.');
    expect(screen.queryByText('Nearest words')).toBeNull();
    expect(toasts).toEqual([]);
  });

  it('suggests the nearest words', async () => {
    open('/concordance/lovve', { search: nothing([{ word: 'love', occurrences: 310, verses: 280 }]) });
    const link = await screen.findByRole('link', { name: /^love/ });
    expect(link).toHaveAttribute('href', '/concordance/love');
    expect(link.textContent).toContain('310 occurrences in 280 verses');
  });

  it('returns the focus to the field', async () => {
    open('/concordance', { search: nothing() });
    await userEvent.type(field(), 'lovve{Enter}');
    await screen.findByText('No results found');
    expect(field()).toHaveFocus();
  });
});

describe('a search that fails', () => {
  const failed = {
    title: 'Search failed',
    description: 'Failed to search the concordance. Please try again.',
    kind: 'destructive',
  };
  const unavailable: Answer = () => json({ error: 'Busy.' }, 503);

  it.each<[string, Answer]>([
    ['the server returns 503', unavailable],
    ['the server is unreachable', unreachable],
    ['the response contains an error', () => json({ error: 'No.' })],
    ['the response does not match the schema', () => json({ data: { verses: 'none' } })],
  ])('because %s shows a toast and keeps the word', async (_, search) => {
    const { toasts } = open('/concordance/love', { search });
    await waitFor(() => expect(toasts).toMatchObject([failed]));
    expect(field()).toHaveValue('love');
    expect(field()).toBeEnabled();
    expect(screen.queryByText('No results found')).toBeNull();
  });

  it('can be retried from the toast or with Enter', async () => {
    let available = false;
    const { toasts, calls } = open('/concordance/love', {
      search: (call) => (available ? found()(call) : json({ error: 'No.' }, 400)),
    });
    await waitFor(() => expect(toasts).toHaveLength(1));
    toasts[0]?.action?.run();
    await waitFor(() => expect(toasts).toHaveLength(2));
    available = true;
    await userEvent.type(field(), '{Enter}');
    await card('love — 5 occurrences in 4 verses');
    expect(calls).toHaveLength(3);
    expect(toasts).toHaveLength(2);
  });
});

describe("a search by Strong's number", () => {
  it.each(['G26', 'g26', 'G0026'])('opens at %s and shows the original word', async (number) => {
    const { calls } = open(`/concordance/${number}`);
    await card('ἀγάπη (G26) — 5 occurrences in 4 verses'.replace('5', '4'));
    expect(calls.map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/functions/v1/strongs-search', { strongs: 'G26' }],
    ]);
    expect(screen.getByText('agápē')).toBeInTheDocument();
    expect(screen.getByText(/affection or benevolence/)).toBeInTheDocument();
    expect(shown()).toHaveLength(4);
    expect(field()).toHaveValue('');
    expect(document.title).toBe('G26 · Concordance · Berea');
  });

  it('marks its English in each verse, and says how often each word stands for it', async () => {
    open('/concordance/G26', {
      strongs: foundByNumber({
        verses: [
          { id: '1Cor.13.13', reference: '1 Corinthians 13:13', text: 'Faith, hope, charity.', marks: [[13, 20]] },
        ],
        renderings: [
          { text: 'love', times: 86 },
          { text: 'feasts of charity', times: 1 },
          ...Array.from({ length: 9 }, (_, at) => ({ text: `dear${'x'.repeat(at)}`, times: 1 })),
        ],
      }),
    });
    expect((await screen.findByText('charity')).tagName).toBe('MARK');
    const translations = screen.getByRole('list', { name: 'Translated as' });
    const first = within(translations).getAllByRole('listitem');
    expect(first.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['love 86', 'feasts of charity 1']);
    expect(within(translations).getByRole('link', { name: 'love' })).toHaveAttribute('href', '/concordance/love');
    expect(within(translations).queryByRole('link', { name: 'feasts of charity' })).toBeNull();
    expect(first).toHaveLength(10);
    await userEvent.click(screen.getByText('One more translation'));
    expect(screen.getByRole('list', { name: 'Also translated as' })).toHaveTextContent('dearxxxxxxxx 1');
  });

  it('says so when the number does not occur in the text', async () => {
    open('/concordance/G9999', {
      strongs: foundByNumber({ strongs: 'G9999', lemma: undefined, occurrences: 0, verses: [] }),
    });
    expect((await screen.findByText('No results found')).parentElement?.textContent).toContain(
      'No occurrences of G9999 were found in the KJV Bible.',
    );
  });
});

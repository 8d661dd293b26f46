import { json, silence, unreachable } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { data } from '../testing/reference.ts';
import { button, failure, field, heading, hold, link, listing, open, search } from './testing/encyclopedia.ts';

describe('the front page', () => {
  it('has a search with a counter, the six categories and a link home', async () => {
    open('/encyclopedia');
    await heading('Encyclopedia');
    expect(screen.getByText('0/200 characters')).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(links.map((one) => [one.firstElementChild?.textContent, one.getAttribute('href')])).toEqual([
      ['Key People', '/encyclopedia/people'],
      ['Important Places', '/encyclopedia/places'],
      ['Books of the Bible', '/encyclopedia/books'],
      ['Theological Concepts', '/encyclopedia/theology'],
      ["Jesus' Parables", '/encyclopedia/parables'],
      ["Jesus' Miracles", '/encyclopedia/miracles'],
    ]);
    expect(await link('Back to Home')).toHaveAttribute('href', '/');
    expect(document.title).toBe('Encyclopedia · Berea');
  });

  it('shows its hint until it is dismissed, and remembers the dismissal', async () => {
    open('/encyclopedia');
    expect(screen.getByRole('complementary', { name: 'How to use the encyclopedia' })).toBeInTheDocument();
    await userEvent.click(await button('Dismiss this hint'));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(localStorage.getItem('encyclopedia')).toBe('true');
  });
});

describe('searching', () => {
  it('leads from the name of a book to the person of that name, and to the book where the names do not come', async () => {
    const list = data({ title: 'Key People', items: ['Nehemiah the Governor'] });
    const person = open('/encyclopedia', { list });
    await search('nehemiah');
    await waitFor(() => expect(person.address()).toBe('/encyclopedia/entry/Nehemiah%20the%20Governor'));
    person.unmount();
    const book = open('/encyclopedia', { list: unreachable });
    await search('Nehemiah');
    await waitFor(() => expect(book.address()).toBe('/encyclopedia/entry/Nehemiah'));
  });

  it('opens the URL of the trimmed term with Enter', async () => {
    const { address, calls } = open('/encyclopedia');
    await search('  Abraham ');
    await waitFor(async () => expect(await heading('Abraham')).toHaveFocus());
    expect(address()).toBe('/encyclopedia/entry/Abraham');
    expect(calls.map(({ body }) => body)).toEqual([{ term: 'Abraham' }]);
    expect(document.title).toBe('Abraham · Encyclopedia · Berea');
  });

  it('counts the typed characters and accepts 200', async () => {
    open('/encyclopedia');
    await userEvent.type(field(), 'Abra');
    expect(screen.getByText('4/200 characters')).toBeInTheDocument();
    expect(field().maxLength).toBe(200);
  });

  it.each(['', ' x '])('rejects "%s" with an error and clears the error once it is fixed', async (text) => {
    const { calls, address } = open('/encyclopedia');
    await search(text);
    expect(await screen.findByText('Search term must be at least 2 characters')).toBeInTheDocument();
    expect([calls, address()]).toEqual([[], '/encyclopedia']);
    await userEvent.type(field(), 'ab');
    expect(screen.queryByText('Search term must be at least 2 characters')).toBeNull();
  });

  it.each([
    ['x', 'Search term must be at least 2 characters'],
    ['a'.repeat(201), 'Search term must be less than 200 characters'],
  ])('shows an error for the invalid term "%s" in the URL', async (term, message) => {
    const { calls } = open(`/encyclopedia/entry/${term}`);
    await heading('Encyclopedia');
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('fetches a term even if it is cached', async () => {
    hold();
    const { calls } = open('/encyclopedia');
    await search('abraham');
    expect(await screen.findByText('The man who left Ur because he was told to.')).toBeInTheDocument();
    expect(screen.queryByText('Offline')).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('shows a toast and the cached copy when it fails', async () => {
    hold();
    const { toasts } = open('/encyclopedia', { entry: unreachable });
    await search('Abraham');
    expect(await screen.findByText('Offline')).toBeInTheDocument();
    expect(screen.getByText('The copy of an earlier day.')).toBeInTheDocument();
    expect(toasts).toEqual([failure]);
  });
});

describe('a category', () => {
  it('lists its entries, with links to the categories and the home page', async () => {
    const { calls } = open('/encyclopedia/people');
    await heading('Key People');
    expect((await screen.findByRole('list', { name: 'Key People' })).textContent).toBe('Abraham Moses Sarah ');
    expect(calls.map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/functions/v1/encyclopedia-category', { category: 'people' }],
    ]);
    expect(await link('Back to Categories')).toHaveAttribute('href', '/encyclopedia');
    expect(await link('Back to Home')).toHaveAttribute('href', '/');
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual(['Encyclopedia', 'Key People']);
    expect(document.title).toBe('Key People · Encyclopedia · Berea');
  });

  it('is filtered while typing and shows the number of matches', async () => {
    open('/encyclopedia/people');
    await screen.findByText('3 entries');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter Key People' }), 'sA');
    expect(screen.getByText('1 of 3 entries')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Key People' }).textContent).toBe('Sarah ');
  });

  it('offers to search the whole encyclopedia when no name matches', async () => {
    const { address, calls } = open('/encyclopedia/people');
    await screen.findByText('3 entries');
    await userEvent.type(screen.getByRole('searchbox'), 'Balaam');
    expect(screen.getByText(/^No entry here has “Balaam” in its name\./)).toBeInTheDocument();
    await userEvent.click(await link('Look it up in the whole encyclopedia'));
    expect(address()).toBe('/encyclopedia/entry/Balaam');
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ term: 'Balaam' }));
  });

  it('marks cached entries with the date they were saved', async () => {
    hold();
    open('/encyclopedia/people');
    expect(await link('Abraham saved November 20, 2026')).toBeTruthy();
    expect(await link('Moses')).toBeTruthy();
  });

  it('announces that it is loading', async () => {
    open('/encyclopedia/people', { list: silence });
    expect((await screen.findByRole('status')).textContent).toBe('Loading...');
  });

  it('logs a failed load, shows no list and no toast, and can be retried', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let healthy = false;
    const { toasts } = open('/encyclopedia/people', {
      list: (call) => (healthy ? data(listing)(call) : json({ error: 'out' }, 400)),
    });
    expect(await screen.findByText('The list could not be loaded.')).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('The encyclopedia category "Key People" could not be loaded.', expect.anything());
    expect([toasts, screen.queryByRole('list', { name: 'Key People' })]).toEqual([[], null]);
    healthy = true;
    await userEvent.click(await button('Try again'));
    expect(await screen.findByRole('list', { name: 'Key People' })).toBeInTheDocument();
  });

  it('shows a text when it is empty', async () => {
    open('/encyclopedia/people', { list: data({ title: 'Key People', items: [] }) });
    expect(await screen.findByText('There is no entry here yet.')).toBeInTheDocument();
  });
});

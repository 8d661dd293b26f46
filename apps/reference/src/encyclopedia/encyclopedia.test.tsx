import { json, silence, unreachable } from '@berea/shell-api/testing';
import { encyclopediaEntry } from '@berea/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { context, data, entry, open as openAt, type Answer } from '../testing/reference.ts';
import { holdEntry } from './held-entries.ts';

const listing = { title: 'Key People', items: ['Abraham', 'Moses', 'Sarah'] };
interface Answers { list?: Answer; entry?: Answer }
const open = (at: Parameters<typeof openAt>[0], { list = data(listing), entry: answer = data(entry) }: Answers = {}) =>
  openAt(at, { 'encyclopedia-category': list, 'encyclopedia-entry': answer, 'chapter-context': () => json(context) });

const held = { ...encyclopediaEntry.parse(entry), summary: 'The copy of an earlier day.' };
const hold = (term = 'Abraham') => holdEntry(term, held, new Date('2026-11-20T12:00:00Z'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search the encyclopedia' });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const link = (name: string | RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name });
const search = (term: string) => userEvent.type(field(), `${term}{Enter}`);
const failure = { title: 'Unable to load entry', description: 'Please try again in a moment.', kind: 'destructive' };

describe('the front page', () => {
  it('has a search with a counter, the six categories, and a way home', async () => {
    open('/encyclopedia');
    await heading('Encyclopedia');
    expect(screen.getByText('0/200')).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(links.map((one) => [one.firstElementChild?.textContent, one.getAttribute('href')])).toEqual([
      ['Key People', '/encyclopedia/people'], ['Important Places', '/encyclopedia/places'], ['Books of the Bible', '/encyclopedia/books'],
      ['Theological Concepts', '/encyclopedia/theology'], ["Jesus' Parables", '/encyclopedia/parables'], ["Jesus' Miracles", '/encyclopedia/miracles'],
    ]);
    expect((await link('Back to Home')).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Encyclopedia · Berea');
  });

  it('shows its hint until it is dismissed, and remembers that', async () => {
    open('/encyclopedia');
    expect(screen.getByRole('complementary', { name: 'How to use the encyclopedia' })).toBeTruthy();
    await userEvent.click(await button('Dismiss this hint'));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(localStorage.getItem('encyclopedia')).toBe('true');
  });
});

describe('searching', () => {
  it('goes by Enter, trimmed, to the address of the entry', async () => {
    const { address, calls } = open('/encyclopedia');
    await search('  Abraham ');
    expect(document.activeElement).toBe(await heading('Abraham'));
    expect(address()).toBe('/encyclopedia/entry/Abraham');
    expect(calls.map(({ body }) => body)).toEqual([{ term: 'Abraham' }]);
    expect(document.title).toBe('Abraham · Encyclopedia · Berea');
  });

  it('counts what is typed and takes 200 characters', async () => {
    open('/encyclopedia');
    await userEvent.type(field(), 'Abra');
    expect(screen.getByText('4/200')).toBeTruthy();
    expect(field().maxLength).toBe(200);
  });

  it.each(['', ' x '])('does not send "%s", says why, and stops saying it once it is mended', async (text) => {
    const { calls, address } = open('/encyclopedia');
    await search(text);
    expect(screen.getByText('Search term must be at least 2 characters')).toBeTruthy();
    expect([calls, address()]).toEqual([[], '/encyclopedia']);
    await userEvent.type(field(), 'ab');
    expect(screen.queryByText('Search term must be at least 2 characters')).toBeNull();
  });

  it.each([['x', 'Search term must be at least 2 characters'], ['a'.repeat(201), 'Search term must be less than 200 characters']])('says what is wrong with a term that arrives by its address', async (term, message) => {
    const { calls } = open(`/encyclopedia/entry/${term}`);
    await heading('Encyclopedia');
    expect(screen.getByText(message)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('fetches a term that is held, and holds what comes', async () => {
    hold();
    const { calls } = open('/encyclopedia');
    await search('abraham');
    expect(await screen.findByText('The man who left Ur because he was told to.')).toBeTruthy();
    expect(screen.queryByText('Offline')).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('that fails says so, and shows the copy that is held', async () => {
    hold();
    const { toasts } = open('/encyclopedia', { entry: unreachable });
    await search('Abraham');
    expect(await screen.findByText('Offline')).toBeTruthy();
    expect(screen.getByText('The copy of an earlier day.')).toBeTruthy();
    expect(toasts).toEqual([failure]);
  });
});

describe('a category', () => {
  it('lists its entries under its name, with ways back to the categories and home', async () => {
    const { calls } = open('/encyclopedia/people');
    await heading('Key People');
    expect((await screen.findByRole('list', { name: 'Key People' })).textContent).toBe('Abraham Moses Sarah ');
    expect(calls.map(({ url, body }) => [url.pathname, body])).toEqual([['/functions/v1/encyclopedia-category', { category: 'people' }]]);
    expect((await link('Back to Categories')).getAttribute('href')).toBe('/encyclopedia');
    expect((await link('Back to Home')).getAttribute('href')).toBe('/');
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Encyclopedia', 'Key People']);
    expect(document.title).toBe('Key People · Encyclopedia · Berea');
  });

  it('is narrowed while one types, and says how many are left', async () => {
    open('/encyclopedia/people');
    await screen.findByText('3 entries');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter Key People' }), 'sA');
    expect(screen.getByText('1 of 3 entries')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Key People' }).textContent).toBe('Sarah ');
  });

  it('offers the whole encyclopedia where the list has no such name', async () => {
    const { address, calls } = open('/encyclopedia/people');
    await screen.findByText('3 entries');
    await userEvent.type(screen.getByRole('searchbox'), 'Balaam');
    expect(screen.getByText(/^No entry here has “Balaam” in its name\./)).toBeTruthy();
    await userEvent.click(await link('Look it up in the whole encyclopedia'));
    expect(address()).toBe('/encyclopedia/entry/Balaam');
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ term: 'Balaam' }));
  });

  it('marks the entries that are held with the day they were saved', async () => {
    hold();
    open('/encyclopedia/people');
    expect(await link('Abraham saved November 20, 2026')).toBeTruthy();
    expect(await link('Moses')).toBeTruthy();
  });

  it('waits aloud', async () => {
    open('/encyclopedia/people', { list: silence });
    expect((await screen.findByRole('status')).textContent).toBe('Loading...');
  });

  it('that does not come is logged, shows no list and no toast, and comes when it is asked for again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let well = false;
    const { toasts } = open('/encyclopedia/people', { list: (call) => (well ? data(listing)(call) : json({ error: 'out' }, 400)) });
    expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
    expect(log).toHaveBeenCalledWith('The encyclopedia\'s list "Key People" did not come.', expect.anything());
    expect([toasts, screen.queryByRole('list', { name: 'Key People' })]).toEqual([[], null]);
    well = true;
    await userEvent.click(await button('Try again'));
    expect(await screen.findByRole('list', { name: 'Key People' })).toBeTruthy();
  });

  it('that is empty says so', async () => {
    open('/encyclopedia/people', { list: data({ title: 'Key People', items: [] }) });
    expect(await screen.findByText('There is no entry here yet.')).toBeTruthy();
  });
});

describe('an entry', () => {
  it('shows title, category, summary, details, the words of the original, the world around it and its scriptures', async () => {
    open('/encyclopedia/entry/Abraham');
    await heading('Abraham');
    const article = within(await screen.findByRole('article', { name: 'Abraham' }));
    expect(article.getByText('Key People')).toBeTruthy();
    expect(article.getByText('The man who left Ur because he was told to.')).toBeTruthy();
    const details = within(article.getByRole('region', { name: 'Details' }));
    expect(details.getByText(/^He married/).textContent).toBe('He married Sarah and dwelt in the land of Canaan.');
    expect(details.getByText('He waited.')).toBeTruthy();
    const insights = within(article.getByRole('region', { name: 'Original Language' }));
    expect(insights.getByText('אַבְרָהָם').lang).toBe('he');
    expect(insights.getByText('Ἀβραάμ').lang).toBe('grc');
    expect(insights.getByText("'Abrâhâm")).toBeTruthy();
    expect(insights.getByText(/^Father of a multitude\./)).toBeTruthy();
    expect(insights.getByRole('link', { name: 'Every verse with H85' }).getAttribute('href')).toBe('/concordance/H85');
    expect(within(article.getByRole('region', { name: 'Historical Context' })).getByText(/the dates are disputed/)).toBeTruthy();
    expect(within(article.getByRole('region', { name: 'Key Scriptures' })).getAllByRole('button').map((one) => one.textContent)).toEqual(['Genesis 12:1-3', 'Romans 4:3']);
    expect(article.getByRole('region', { name: 'Where this comes from' })).toBeTruthy();
    expect(screen.queryByText('Offline')).toBeNull();
    expect(within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/encyclopedia', '/encyclopedia/people']);
  });

  it('leaves out what it has nothing for', async () => {
    open('/encyclopedia/entry/Abraham', { entry: data({ title: 'Abraham', category: 'Topic', summary: 'Short.', details: '', keyScriptures: [] }) });
    await screen.findByText('Short.');
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  });

  it('says plainly when its sources are thin', async () => {
    open('/encyclopedia/entry/Abraham', { entry: data({ ...entry, provenance: { ...entry.provenance, confidence: 'low' } }) });
    expect((await screen.findByRole('note')).textContent).toBe('The sources here say little about this. What follows is put together from what they have.');
  });

  it('opens the chapter of a key scripture', async () => {
    const { calls } = open('/encyclopedia/entry/Abraham');
    await userEvent.click(await button('Genesis 12:1-3'));
    expect(await within(await screen.findByRole('dialog', { name: 'Genesis 12:1-3' })).findByText('From the sermon on the mount.')).toBeTruthy();
    expect(calls.at(-1)?.body).toMatchObject({ book: 'Genesis', chapter: 12, verse: 1 });
  });

  it('waits aloud under the term that was asked for', async () => {
    open('/encyclopedia/entry/Abraham', { entry: silence });
    await heading('Abraham');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('that does not come says so, and comes when it is asked for again', async () => {
    let well = false;
    const { toasts } = open('/encyclopedia/entry/Abraham', { entry: (call) => (well ? data(entry)(call) : json({ error: 'out' })) });
    expect(await screen.findByText('This entry could not be loaded, and no copy of it is held on this device.')).toBeTruthy();
    expect(toasts).toEqual([failure]);
    well = true;
    await userEvent.click(await button('Try again'));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});

describe('a held entry', () => {
  it('is shown first from a list, with no network at all, marked Offline with its day', async () => {
    hold();
    const { calls, toasts } = open('/encyclopedia/people', { entry: unreachable });
    await userEvent.click(await link(/^Abraham/));
    expect(await screen.findByText('Offline')).toBeTruthy();
    expect(screen.getByText('saved on this device November 20, 2026')).toBeTruthy();
    expect(screen.getByText('The copy of an earlier day.')).toBeTruthy();
    expect([calls.filter(({ url }) => url.pathname.endsWith('entry')), toasts]).toEqual([[], []]);
  });

  it('is shown first from an internal link, in any case', async () => {
    hold('sarah');
    open('/encyclopedia/entry/Abraham');
    await userEvent.click(await link('Sarah'));
    expect(await screen.findByText('Offline')).toBeTruthy();
  });

  it('is made by every fetch: coming again shows the copy', async () => {
    const { go, calls } = open('/encyclopedia/entry/Abraham');
    await screen.findByRole('article');
    await go('/encyclopedia/people');
    await userEvent.click(await link(/^Abraham/));
    expect(await screen.findByText('Offline')).toBeTruthy();
    expect(calls.filter(({ url }) => url.pathname.endsWith('entry'))).toHaveLength(1);
  });

  it('can be fetched anew; where that fails it stays', async () => {
    hold();
    let well = false;
    const { toasts } = open('/encyclopedia/entry/Abraham', { entry: (call) => (well ? data(entry)(call) : json({ error: 'out' })) });
    await userEvent.click(await button('Fetch it anew'));
    await waitFor(() => expect(toasts).toEqual([failure]));
    expect(screen.getByText('The copy of an earlier day.')).toBeTruthy();
    well = true;
    await userEvent.click(await button('Fetch it anew'));
    expect(await screen.findByText('The man who left Ur because he was told to.')).toBeTruthy();
    expect(screen.queryByText('Offline')).toBeNull();
  });
});

describe('going back', () => {
  it('leads from an entry to the list it was opened from, through links as well, as it was filtered', async () => {
    const { address } = open('/encyclopedia/people');
    await userEvent.type(await screen.findByRole('searchbox'), 'abra');
    await userEvent.click(await link(/^Abraham/));
    await userEvent.click(await link('the land of Canaan'));
    await waitFor(() => expect(address()).toBe('/encyclopedia/entry/Canaan'));
    await userEvent.click(await button('Back to Key People'));
    expect(address()).toBe('/encyclopedia/people');
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('abra');
  });

  it('leads to the categories from an entry that was searched for or opened by its address', async () => {
    const { address } = open('/encyclopedia/entry/Abraham');
    await userEvent.click(await button('Back to Categories'));
    expect(address()).toBe('/encyclopedia');
  });

  it("keeps a list's filter for the browser's own way back", async () => {
    const { go } = open(['/encyclopedia', '/encyclopedia/people']);
    await userEvent.type(await screen.findByRole('searchbox'), 'mos');
    await userEvent.click(await link('Moses'));
    await screen.findByRole('article');
    await go(-1);
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('mos');
  });

  it('reads what the history says as anything from outside: nonsense there is nothing', async () => {
    open({ pathname: '/encyclopedia/entry/Abraham', state: { from: { category: 'angels' }, searched: 'yes' } });
    expect(await button('Back to Categories')).toBeTruthy();
  });
});

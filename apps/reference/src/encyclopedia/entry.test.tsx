import { json, silence, unreachable } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { data, entry } from '../testing/reference.ts';
import { button, failure, heading, hold, link, open } from './testing/encyclopedia.ts';

describe('an entry', () => {
  it('shows title, category, summary, details, original language, historical context and key scriptures', async () => {
    open('/encyclopedia/entry/Abraham');
    await heading('Abraham');
    const article = within(await screen.findByRole('article', { name: 'Abraham' }));
    expect(article.getByText('Key People')).toBeInTheDocument();
    expect(article.getByText('The man who left Ur because he was told to.')).toBeInTheDocument();
    const details = within(article.getByRole('region', { name: 'Details' }));
    expect(details.getByText(/^He married/).textContent).toBe('He married Sarah and dwelt in the land of Canaan.');
    expect(details.getByText('He waited.')).toBeInTheDocument();
    const insights = within(article.getByRole('region', { name: 'Original Language' }));
    expect(insights.getByText('אַבְרָהָם').lang).toBe('he');
    expect(insights.getByText('Ἀβραάμ').lang).toBe('grc');
    expect(insights.getByText("'Abrâhâm")).toBeInTheDocument();
    expect(insights.getByText(/^Father of a multitude\./)).toBeInTheDocument();
    expect(insights.getByRole('link', { name: 'Every verse with H85' })).toHaveAttribute('href', '/concordance/H85');
    expect(
      within(article.getByRole('region', { name: 'Historical Context' })).getByText(/the dates are disputed/),
    ).toBeTruthy();
    expect(
      within(article.getByRole('region', { name: 'Key Scriptures' }))
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Genesis 12:1-3', 'Romans 4:3']);
    expect(article.getByRole('region', { name: 'Where this comes from' })).toBeInTheDocument();
    expect(screen.queryByText('Offline')).toBeNull();
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
        .getAllByRole('link')
        .map((one) => one.getAttribute('href')),
    ).toEqual(['/encyclopedia', '/encyclopedia/people']);
  });

  it('says that it describes what was looked for where its title does not', async () => {
    open('/encyclopedia/entry/father%20of%20nations');
    expect(await screen.findByText('“father of nations” is described in this entry.')).toBeInTheDocument();
  });

  it('shows links to other entries in all its prose as links, also when it is copied', async () => {
    userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const linked = 'Governor of [[Samaria]] and of [[Jerusalem|the city]].';
    open('/encyclopedia/entry/Abraham', {
      entry: data({
        ...entry,
        summary: linked,
        details: linked,
        historicalContext: linked,
        languageInsights: { hebrew: { word: 'אַבְרָהָם', meaning: linked } },
      }),
    });
    const article = await screen.findByRole('article', { name: 'Abraham' });
    expect(within(article).getAllByRole('link', { name: 'Samaria' })).toHaveLength(4);
    expect(within(article).getAllByRole('link', { name: 'the city' })[0]).toHaveAttribute(
      'href',
      '/encyclopedia/entry/Jerusalem',
    );
    expect(article.textContent).not.toMatch(/\[\[|\]\]/);
    await userEvent.click(within(article).getByRole('button', { name: 'Copy' }));
    expect(write.mock.lastCall?.[0]).toContain('Governor of Samaria and of the city.');
    expect(write.mock.lastCall?.[0]).not.toMatch(/\[\[|\]\]/);
  });

  it('names the other entries of its name at its top', async () => {
    const namesakes = [
      { title: 'Nehemiah the Governor', label: 'Nehemiah the Governor' },
      { title: 'Nehemiah', label: 'Nehemiah, the book' },
    ];
    open('/encyclopedia/entry/Abraham', { entry: data({ ...entry, namesakes }) });
    const also = within(await screen.findByRole('list', { name: 'There is also:' })).getAllByRole('link');
    expect(also.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Nehemiah the Governor', '/encyclopedia/entry/Nehemiah%20the%20Governor'],
      ['Nehemiah, the book', '/encyclopedia/entry/Nehemiah'],
    ]);
  });

  it('says of no entry that there is another when it is the only one of its name', async () => {
    open('/encyclopedia/entry/Abraham');
    await screen.findByRole('article', { name: 'Abraham' });
    expect(screen.queryByText(/There is also/)).toBeNull();
  });

  it('omits empty sections', async () => {
    open('/encyclopedia/entry/Abraham', {
      entry: data({ title: 'Abraham', category: 'Topic', summary: 'Short.', details: '', keyScriptures: [] }),
    });
    await screen.findByText('Short.');
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  });

  it('shows a note when confidence in its sources is low', async () => {
    open('/encyclopedia/entry/Abraham', {
      entry: data({ ...entry, provenance: { ...entry.provenance, confidence: 'low' } }),
    });
    expect((await screen.findByRole('note')).textContent).toBe(
      'The sources here say little about this. What follows is put together from what they have.',
    );
  });

  it('opens the chapter of a key scripture', async () => {
    const { calls } = open('/encyclopedia/entry/Abraham');
    await userEvent.click(await button('Genesis 12:1-3'));
    expect(
      await within(await screen.findByRole('dialog', { name: 'Genesis 12:1-3' })).findByText(
        'From the sermon on the mount.',
      ),
    ).toBeTruthy();
    expect(calls.at(-1)?.body).toMatchObject({ book: 'Genesis', chapter: 12, verse: 1 });
  });

  it('announces that it is loading below the requested term', async () => {
    open('/encyclopedia/entry/Abraham', { entry: silence });
    await heading('Abraham');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('shows an error when it cannot be loaded, and can be retried', async () => {
    let healthy = false;
    const { toasts } = open('/encyclopedia/entry/Abraham', {
      entry: (call) => (healthy ? data(entry)(call) : json({ error: 'out' })),
    });
    expect(
      await screen.findByText('This entry could not be loaded, and no copy is stored on this device.'),
    ).toBeTruthy();
    expect(toasts).toEqual([failure]);
    healthy = true;
    await userEvent.click(await button('Try again'));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});

describe('a term without an entry', () => {
  const refusal = { error: 'Nothing was found under “Abrahma”.', code: 'nothing_found', nearest: ['Abraham', 'Sarah'] };

  it('says that nothing was found and links to the nearest entries, without an error', async () => {
    const { toasts } = open('/encyclopedia/entry/Abrahma', { entry: () => json(refusal, 404) });
    expect(await screen.findByText('Nothing was found under “Abrahma”.')).toHaveAttribute('role', 'status');
    const nearest = within(screen.getByRole('list', { name: 'Nearest entries' })).getAllByRole('link');
    expect(nearest.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Abraham', '/encyclopedia/entry/Abraham'],
      ['Sarah', '/encyclopedia/entry/Sarah'],
    ]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(toasts).toEqual([]);
  });

  it('offers only the question when nothing is near', async () => {
    open('/encyclopedia/entry/qwer', { entry: () => json({ ...refusal, nearest: undefined }, 404) });
    await screen.findByText('Nothing was found under “Abrahma”.');
    expect(screen.queryByText('Nearest entries')).toBeNull();
    const ask = screen.getByRole('link', { name: 'What does the Bible say about qwer?' });
    expect(ask).toHaveAttribute('href', '/question?q=What+does+the+Bible+say+about+qwer%3F');
  });

  it('is an error when the function itself is missing', async () => {
    const { toasts } = open('/encyclopedia/entry/Abraham', { entry: () => json({ error: 'No such function.' }, 404) });
    expect(await button('Try again')).toBeTruthy();
    expect(toasts).toEqual([failure]);
  });
});

describe('a cached entry', () => {
  it('is shown from a list without a request, marked Offline with its date', async () => {
    hold();
    const { calls, toasts } = open('/encyclopedia/people', { entry: unreachable });
    await userEvent.click(await link(/^Abraham/));
    expect(await screen.findByText('Offline')).toBeInTheDocument();
    expect(screen.getByText('saved on this device November 20, 2026')).toBeInTheDocument();
    expect(screen.getByText('The copy of an earlier day.')).toBeInTheDocument();
    expect([calls.filter(({ url }) => url.pathname.endsWith('entry')), toasts]).toEqual([[], []]);
  });

  it('is shown from an internal link, regardless of letter case', async () => {
    hold('sarah');
    open('/encyclopedia/entry/Abraham');
    await userEvent.click(await link('Sarah'));
    expect(await screen.findByText('Offline')).toBeInTheDocument();
  });

  it('is created by every fetch and shown on the next visit', async () => {
    const { go, calls } = open('/encyclopedia/entry/Abraham');
    await screen.findByRole('article');
    await go('/encyclopedia/people');
    await userEvent.click(await link(/^Abraham/));
    expect(await screen.findByText('Offline')).toBeInTheDocument();
    expect(calls.filter(({ url }) => url.pathname.endsWith('entry'))).toHaveLength(1);
  });

  it('can be refreshed, and stays when the refresh fails', async () => {
    hold();
    let healthy = false;
    const { toasts } = open('/encyclopedia/entry/Abraham', {
      entry: (call) => (healthy ? data(entry)(call) : json({ error: 'out' })),
    });
    await userEvent.click(await button('Refresh'));
    await waitFor(() => expect(toasts).toEqual([failure]));
    expect(screen.getByText('The copy of an earlier day.')).toBeInTheDocument();
    healthy = true;
    await userEvent.click(await button('Refresh'));
    expect(await screen.findByText('The man who left Ur because he was told to.')).toBeInTheDocument();
    expect(screen.queryByText('Offline')).toBeNull();
  });
});

describe('going back', () => {
  it('returns to the filtered list an entry was opened from, even after following links', async () => {
    const { address } = open('/encyclopedia/people');
    await userEvent.type(await screen.findByRole('searchbox'), 'abra');
    await userEvent.click(await link(/^Abraham/));
    await userEvent.click(await link('the land of Canaan'));
    await waitFor(() => expect(address()).toBe('/encyclopedia/entry/Canaan'));
    await userEvent.click(await button('Back to Key People'));
    expect(address()).toBe('/encyclopedia/people');
    expect(await screen.findByRole<HTMLInputElement>('searchbox')).toHaveValue('abra');
  });

  it('returns to the categories from an entry that was opened by its URL', async () => {
    const { address } = open('/encyclopedia/entry/Abraham');
    await userEvent.click(await button('Back to Categories'));
    expect(address()).toBe('/encyclopedia');
  });

  it("restores a list's filter with the browser's Back button", async () => {
    const { go } = open(['/encyclopedia', '/encyclopedia/people']);
    await userEvent.type(await screen.findByRole('searchbox'), 'mos');
    await userEvent.click(await link('Moses'));
    await screen.findByRole('article');
    await go(-1);
    expect(await screen.findByRole<HTMLInputElement>('searchbox')).toHaveValue('mos');
  });

  it('ignores invalid navigation state in the history', async () => {
    open({ pathname: '/encyclopedia/entry/Abraham', state: { from: { category: 'angels' }, searched: 'yes' } });
    expect(await button('Back to Categories')).toBeTruthy();
  });
});

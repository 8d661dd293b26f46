import { json, silence, unreachable } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { data, entry } from '../testing/reference.ts';
import { button, failure, heading, hold, link, open } from './testing/encyclopedia.ts';

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
    expect(
      within(article.getByRole('region', { name: 'Historical Context' })).getByText(/the dates are disputed/),
    ).toBeTruthy();
    expect(
      within(article.getByRole('region', { name: 'Key Scriptures' }))
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Genesis 12:1-3', 'Romans 4:3']);
    expect(article.getByRole('region', { name: 'Where this comes from' })).toBeTruthy();
    expect(screen.queryByText('Offline')).toBeNull();
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
        .getAllByRole('link')
        .map((one) => one.getAttribute('href')),
    ).toEqual(['/encyclopedia', '/encyclopedia/people']);
  });

  it('leaves out what it has nothing for', async () => {
    open('/encyclopedia/entry/Abraham', {
      entry: data({ title: 'Abraham', category: 'Topic', summary: 'Short.', details: '', keyScriptures: [] }),
    });
    await screen.findByText('Short.');
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  });

  it('says plainly when its sources are thin', async () => {
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

  it('waits aloud under the term that was asked for', async () => {
    open('/encyclopedia/entry/Abraham', { entry: silence });
    await heading('Abraham');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('that does not come says so, and comes when it is asked for again', async () => {
    let well = false;
    const { toasts } = open('/encyclopedia/entry/Abraham', {
      entry: (call) => (well ? data(entry)(call) : json({ error: 'out' })),
    });
    expect(
      await screen.findByText('This entry could not be loaded, and no copy of it is held on this device.'),
    ).toBeTruthy();
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
    const { toasts } = open('/encyclopedia/entry/Abraham', {
      entry: (call) => (well ? data(entry)(call) : json({ error: 'out' })),
    });
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

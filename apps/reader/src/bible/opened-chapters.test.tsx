import { bookById } from '@berea/scripture';
import { keepLastPlace } from '@berea/shell-api';
import { json, type Call } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeTime, heading, open, openAsLydia } from './testing/reader.ts';

const path = '/rest/v1/opened_chapters';
const writings = (calls: readonly Call[]) =>
  calls.filter(({ method, url }) => method === 'POST' && url.pathname === path).map(({ body }) => body);

describe('the places where somebody read', () => {
  afterEach(() => vi.useRealTimers());

  it('are kept in the account, not of who only steps through', async () => {
    const { calls, go } = openAsLydia({ [path]: () => json([], 201) });
    await heading('John 3');
    vi.useFakeTimers(fakeTime);
    await go('/bible/john/4');
    await heading('John 4');
    await vi.advanceTimersByTimeAsync(5_500);
    await waitFor(() => expect(writings(calls)).toEqual([expect.objectContaining({ chapter: 'John 4' })]));
  });

  it('are kept nowhere for a visitor', async () => {
    const { calls, go } = open('/bible/john/3');
    await heading('John 3');
    vi.useFakeTimers(fakeTime);
    await go('/bible/john/4');
    await heading('John 4');
    await vi.advanceTimersByTimeAsync(5_500);
    expect(writings(calls)).toEqual([]);
  });

  it('are offered where no chapter is open, on every device', async () => {
    const rows = [
      { chapter: 'Romans 8', updated_at: '2026-03-04T12:00:00+00:00' },
      { chapter: 'Nonsense 99', updated_at: '2026-03-03T12:00:00+00:00' },
      { chapter: 'Psalms 23', updated_at: '2026-03-02T12:00:00+00:00' },
    ];
    openAsLydia({ [path]: () => json(rows) }, '/bible');
    const lately = within(await screen.findByRole('list', { name: 'Read lately' }));
    expect(lately.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Psalm 23March 2']);
    expect(screen.getByRole('link', { name: 'Continue Romans 8' })).toHaveAttribute('href', '/bible/romans/8');
  });

  it('lead on within the reading plan that led there', async () => {
    const rows = [{ chapter: 'John 3', updated_at: '2126-03-04T12:00:00+00:00' }];
    const { go } = openAsLydia({ [path]: () => json(rows) }, '/bible/john/3?plan');
    await heading('John 3');
    await go('/bible');
    expect(await screen.findByRole('link', { name: 'Continue John 3' })).toHaveAttribute('href', '/bible/john/3?plan');
    await go('/bible/john/3');
    await heading('John 3');
    await go('/bible');
    expect(await screen.findByRole('link', { name: 'Continue John 3' })).toHaveAttribute('href', '/bible/john/3');
  });

  it('offer one to continue: the latest, wherever it was read, as the home page does', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-03T12:00:00Z'), toFake: ['Date'] });
    keepLastPlace({ book: bookById('John')!, chapter: 3 });
    const read = (day: number) => () => json([{ chapter: 'Romans 8', updated_at: `2026-03-0${day}T12:00:00+00:00` }]);
    const later = openAsLydia({ [path]: read(4) }, '/bible');
    expect(await screen.findByRole('link', { name: 'Continue Romans 8' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Continue John 3' })).toBeNull();
    later.unmount();
    openAsLydia({ [path]: read(2) }, '/bible');
    expect(await screen.findByRole('list', { name: 'Read lately' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue John 3' })).toBeInTheDocument();
  });
});

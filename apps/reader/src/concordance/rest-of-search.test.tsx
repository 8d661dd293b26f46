import { json, type Routes } from '@berea/shell-api/testing';
import { bookById } from '@berea/scripture';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { card, hit, open, shown } from './testing/concordance.ts';

// jsdom has no layout. With a row height of 0 the virtualizer would render every row.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60));

/** 4,500 verses: 4,000 of Psalms and 500 of John. */
const all = [
  ...Array.from({ length: 4_000 }, (_, at) => hit(`Psalms ${1 + Math.floor(at / 40)}:${1 + (at % 40)}`, 'the')),
  ...Array.from({ length: 500 }, (_, at) => hit(`John ${1 + Math.floor(at / 25)}:${1 + (at % 25)}`, 'the')),
];
const whole = {
  verses: all.length,
  books: [
    { book: bookById('Ps')!.id, verses: 4_000 },
    { book: bookById('John')!.id, verses: 500 },
  ],
};
type Search = NonNullable<Routes[string]>;
interface Asked {
  readonly limit: number;
  readonly offset?: number;
}

/** A back end that sends parts. The verses after the first ones wait until `release` is called. */
function parts(rest: () => Response | undefined = () => undefined) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: Asked[] = [];
  const search: Search = async ({ body }) => {
    const { limit, offset = 0 } = body as Asked;
    asked.push({ limit, offset });
    if (offset > 0) await released;
    const verses = all.slice(offset, offset + limit);
    return (offset > 0 && rest()) || json({ data: { word: 'the', occurrences: 9_000, verses, nearest: [], whole } });
  };
  return { search, asked, release };
}

const status = () => screen.getByRole('status').textContent;
const filters = () =>
  within(screen.getByRole('group', { name: 'Testament' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('a search with thousands of verses', () => {
  it('shows the first verses and all counts while the others are on their way', async () => {
    const { search, asked } = parts();
    open('/concordance/the', { search });
    await card('the — 9,000 occurrences in 4,500 verses');
    expect(asked[0]).toEqual({ limit: 200, offset: 0 });
    expect(status()).toBe('Showing the first 200 of 4,500 verses');
    expect(filters()).toEqual(['All 4,500', 'Old Testament 4,000', 'New Testament 500']);
    expect(shown()[0]).toBe('Psalms 1:1');
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '4500');
  });

  it('asks for the others in parts, and shows all when they are here', async () => {
    const { search, asked, release } = parts();
    open('/concordance/the', { search });
    release();
    expect(await screen.findByText('Showing all 4,500 verses')).toBeInTheDocument();
    expect(asked.slice(1)).toEqual([200, 2_200, 4_200].map((offset) => ({ limit: 2_000, offset })));
    await userEvent.click(screen.getByRole('button', { name: /New Testament/ }));
    expect(status()).toBe('Showing 500 of 4,500 verses: New Testament');
    expect(shown()[0]).toBe('John 1:1');
  });

  it('filters only when every verse is known', async () => {
    const { search, release } = parts();
    open('/concordance/the?testament=new', { search });
    await card('the — 9,000 occurrences in 4,500 verses');
    expect(status()).toBe('Searching...');
    expect(shown()).toEqual([]);
    release();
    expect(await screen.findByText('Showing 500 of 4,500 verses: New Testament')).toBeInTheDocument();
  });

  it('keeps the first verses and offers to try again when the others do not come', async () => {
    let fails = true;
    const { search, release } = parts(() => (fails ? json({ error: 'no' }, 500) : undefined));
    const { toasts } = open('/concordance/the', { search });
    release();
    await expect.poll(() => toasts.length, { timeout: 5_000 }).toBe(1);
    expect(toasts[0]).toMatchObject({ title: 'Search failed' });
    expect(status()).toBe('Showing the first 200 of 4,500 verses');
    fails = false;
    toasts[0]!.action!.run();
    expect(await screen.findByText('Showing all 4,500 verses')).toBeInTheDocument();
  });
});

import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { card, found, hit, hits, open, shown, verse } from './testing/concordance.ts';

const status = () => screen.getByRole('status').textContent;
const book = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Book' });
const offered = () => Array.from(book().options, ({ label }) => label);
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the results', () => {
  it('use the singular for one occurrence in one verse', async () => {
    open('/concordance/love', { search: found({ occurrences: 1, verses: hits.slice(1, 2) }) });
    expect(await card('love — 1 occurrence in 1 verse')).toBeTruthy();
  });

  it('group the digits of large numbers', async () => {
    open('/concordance/the', { search: found({ occurrences: 63_919 }) });
    expect(await card('the — 63,919 occurrences in 4 verses')).toBeTruthy();
  });

  it('show each verse with its reference and its text', async () => {
    open('/concordance/love');
    expect((await verse(/^Psalms 18:1 I will love thee, O LORD, my strength\.$/)).textContent).toBe(
      'Psalms 18:1 I will love thee, O LORD, my strength.',
    );
  });

  it('are sorted by canonical book, chapter and verse, with unknown books last', async () => {
    const mixed = [
      'Tobit 1:1',
      'Revelation 1:5',
      '1 John 4:7',
      'Genesis 22:2',
      'Psalms 118:1',
      'Psalms 18:10',
      'Psalms 18:1',
      'John 3:16',
    ];
    open('/concordance/love', { search: found({ verses: mixed.map((reference) => hit(reference, 'love')) }) });
    await card('love — 5 occurrences in 8 verses');
    expect(shown()).toEqual([
      'Genesis 22:2',
      'Psalms 18:1',
      'Psalms 18:10',
      'Psalms 118:1',
      'John 3:16',
      '1 John 4:7',
      'Revelation 1:5',
      'Tobit 1:1',
    ]);
  });

  it('mark the word where it is counted: whole words in any case, but no possessives', async () => {
    open('/concordance/love');
    const marked = async (name: RegExp) =>
      [...(await verse(name)).querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(await marked(/^Genesis 22:2/)).toEqual(['Love', 'love']);
    expect(await marked(/^Psalms 31:23/)).toEqual(['love']);
  });

  it('explain how they were counted, with the possessive count', async () => {
    open('/concordance/love', { search: found({ possessive: { word: "love's", occurrences: 1, verses: 1 } }) });
    await card('love — 5 occurrences in 4 verses');
    expect(
      screen.getByText(
        "Counted as a whole word, in capitals or not, possessives apart (“love's” has 1 occurrence in 1 verse of its own). Psalm titles and notes are not searched.",
      ),
    ).toBeTruthy();
  });

  it('mention possessives when the text has none', async () => {
    open('/concordance/love');
    expect(
      await screen.findByText(
        'Counted as a whole word, in capitals or not, possessives apart. Psalm titles and notes are not searched.',
      ),
    ).toBeTruthy();
  });

  it('link each verse to its place in the reader', async () => {
    open('/concordance/love');
    const link = await screen.findByRole('link', { name: 'Read Psalms 18:1 in its chapter' });
    expect(link).toHaveAttribute('href', '/bible/psalms/18/1');
  });
});

describe('the filters', () => {
  const choices = () =>
    within(screen.getByRole('group', { name: 'Testament' }))
      .getAllByRole('button')
      .map((button) => button.textContent);

  it('show the number of verses per testament', async () => {
    open('/concordance/love');
    await card('love — 5 occurrences in 4 verses');
    expect(choices()).toEqual(['All 4', 'Old Testament 3', 'New Testament 1']);
    expect(status()).toBe('Showing all 4 verses');
  });

  it('limit the verses to a testament, announce it, and update the URL', async () => {
    const { address } = open('/concordance/love');
    await card('love — 5 occurrences in 4 verses');
    await press(/New Testament/);
    expect(shown()).toEqual(['John 13:34']);
    expect(status()).toBe('Showing 1 of 4 verses: New Testament');
    expect(address()).toBe('/concordance/love?testament=new');
    expect(screen.getByRole('button', { name: /New Testament/ })).toHaveAttribute('aria-pressed', 'true');
    await press(/^All/);
    expect(shown()).toHaveLength(4);
    expect(address()).toBe('/concordance/love');
  });

  it('list the books that contain the word, with their counts', async () => {
    const { address } = open('/concordance/love');
    await card('love — 5 occurrences in 4 verses');
    expect(offered()).toEqual(['All books', 'Genesis (1)', 'Psalms (2)', 'John (1)']);
    await userEvent.selectOptions(book(), 'Psalms (2)');
    expect(shown()).toEqual(['Psalms 18:1', 'Psalms 31:23']);
    expect(status()).toBe('Showing 2 of 4 verses: Psalms, 2 occurrences');
    expect(address()).toBe('/concordance/love?book=psalms');
  });

  it('are applied from the URL, where a book also selects its testament', async () => {
    open('/concordance/love?book=john');
    await card('love — 5 occurrences in 4 verses');
    expect(shown()).toEqual(['John 13:34']);
    expect(screen.getByRole('button', { name: /New Testament/ })).toHaveAttribute('aria-pressed', 'true');
    expect(offered()).toEqual(['All books', 'John (1)']);
  });

  it('are reset when another word is searched', async () => {
    const { address } = open('/concordance/love?testament=new');
    await card('love — 5 occurrences in 4 verses');
    const field = screen.getByRole('textbox', { name: 'Word' });
    await userEvent.clear(field);
    await userEvent.type(field, 'hope{Enter}');
    await card('hope — 5 occurrences in 4 verses');
    expect(address()).toBe('/concordance/hope');
    expect(shown()).toHaveLength(4);
  });

  it('disable a testament that does not contain the word', async () => {
    open('/concordance/love', { search: found({ verses: hits.slice(0, 3) }) });
    await card('love — 5 occurrences in 3 verses');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /New Testament/ })).toBeDisabled();
  });
});

describe('a list of thousands of verses', () => {
  // jsdom has no layout. With a row height of 0 the virtualizer would render every row.
  beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60));
  const many = Array.from({ length: 24_091 }, (_, index) =>
    hit(`Psalms ${1 + (index % 150)}:${1 + Math.floor(index / 150)}`, 'the the'),
  );

  it('renders only the rows around the viewport, each with its position in the set', async () => {
    open('/concordance/the', { search: found({ occurrences: 48_182, verses: many }) });
    await card('the — 48,182 occurrences in 24,091 verses');
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]).toHaveAttribute('aria-posinset', '1');
    expect(rows[0]).toHaveAttribute('aria-setsize', '24091');
  });

  it('can be navigated with the arrow keys', async () => {
    open('/concordance/the', { search: found({ occurrences: 48_182, verses: many }) });
    await card('the — 48,182 occurrences in 24,091 verses');
    const at = () => document.activeElement?.closest('[data-index]')?.getAttribute('data-index');
    const [first] = screen.getAllByRole('button', { name: /^Psalms 1:1 / });
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(at()).toBe('2');
    await userEvent.keyboard('{ArrowUp}');
    expect(at()).toBe('1');
  });
});

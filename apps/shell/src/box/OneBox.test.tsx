import { json, renderInShell, testUser } from '@berea/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BoxLink } from './BoxLink.tsx';

const links = {
  word: '/concordance/{word}',
  search: '/search?q={text}',
  entry: '/encyclopedia/entry/{term}',
  question: '/question?q={text}',
  help: '/question/help',
};
const show = (auth = {}) =>
  renderInShell(<BoxLink />, {
    auth,
    contributions: {
      links,
      own: [{ path: '/plans', label: 'Reading plans', description: '', order: 1 }],
      extensions: { box: [{ label: 'Examine a text', href: '/examine', icon: '', order: 1 }] },
    },
    routes: {
      '/functions/v1/encyclopedia-category': () => json({ data: { title: 'People', items: ['Ruth', 'Sarah'] } }),
    },
  });
/** Found by its attribute: a dialog that has just closed hides the page from roles for a moment. */
const opener = () => document.querySelector<HTMLAnchorElement>('a[aria-keyshortcuts]')!;
const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search, or go to a reference' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const look = async (text: string) => {
  await userEvent.click(opener());
  await userEvent.type(await box(), text);
};

describe('the one box', () => {
  it('is a link to the search that opens the box, as / and Ctrl K do', async () => {
    show();
    expect(opener()).toHaveAttribute('href', '/search');
    for (const open of [
      () => userEvent.click(opener()),
      () => userEvent.keyboard('/'),
      () => userEvent.keyboard('{Control>}k{/Control}'),
    ]) {
      await open();
      await waitFor(async () => expect(await box()).toHaveFocus());
      expect(await box()).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
      await waitFor(() => expect(opener()).toHaveFocus());
    }
  });

  const press = (...keys: readonly string[]) =>
    act(() => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });

  it('has what is typed before its field is there, and the screen below has none of it', async () => {
    show();
    const below = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', below);
    await press('/', ...'jonh', 'Backspace', 'Backspace', ...'hn 3');
    document.removeEventListener('keydown', below);
    expect(below.mock.calls.map(([{ key }]) => key)).toEqual(['/']);
    await waitFor(async () => expect(await box()).toHaveValue('john 3'));
    await userEvent.keyboard(':16');
    expect(await box()).toHaveValue('john 3:16');
  });

  it('leads where somebody wants to go who presses Enter before its field is there', async () => {
    const { address } = show();
    await press('/', ...'john 3:16', 'Enter');
    await waitFor(() => expect(address()).toBe('/bible/john/3/16'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is closed by Escape before its field is there', async () => {
    show();
    await press('/', 'a', 'Escape');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await userEvent.keyboard('/');
    expect(await box()).toHaveValue('');
  });

  it.each(['radio', 'checkbox'])(
    'opens with / while a %s has the focus, which has no use for the key',
    async (type) => {
      show();
      const control = Object.assign(document.createElement('input'), { type });
      document.body.append(control);
      control.focus();
      await userEvent.keyboard('/');
      expect(await box()).toHaveValue('');
      control.remove();
    },
  );

  it('stays closed while something is typed into a field', async () => {
    show();
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await userEvent.keyboard('/');
    expect(field).toHaveValue('/');
    expect(screen.queryByRole('combobox')).toBeNull();
    field.remove();
  });

  it.each([
    ['jn 3 16', '/bible/john/3/16'],
    ['Luke 4:50', '/bible/luke/4'],
    ['hyssop', '/concordance/hyssop'],
    ['sarah', '/encyclopedia/entry/Sarah'],
    ['living water', '/search?q=living%20water'],
    ['why did Jesus weep?', '/question?q=why%20did%20Jesus%20weep%3F'],
  ])('leads with Enter from %s to %s', async (text, to) => {
    const { address } = show();
    await userEvent.click(opener());
    await box();
    // The names come when the box is opened.
    await userEvent.type(await box(), text);
    if (text === 'sarah') await screen.findByRole('option', { name: /Sarah\s*Encyclopedia/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(to));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is moved through with the arrow keys, and says where it is', async () => {
    const { address } = show();
    await look('living water');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('Ask');
    expect(await box()).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/question?q=living%20water'));
  });

  it.each([
    ['exam', 'Examine a text', '/examine'],
    ['reading p', 'Reading plans', '/plans'],
    ['setti', 'Settings', '/settings'],
  ])('leads from %s to the page that is called %s', async (text, name, to) => {
    const { address } = show();
    await look(text);
    await userEvent.click(await screen.findByRole('option', { name: `${name} Page` }));
    await waitFor(() => expect(address()).toBe(to));
  });

  it('offers what was looked for lately, and forgets it', async () => {
    const { address } = show();
    await look('living water{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=living%20water'));
    await userEvent.click(opener());
    expect(within(await screen.findByRole('listbox', { name: 'Lately' })).getByRole('option')).toHaveTextContent(
      'living water',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Forget these' }));
    expect(options()).toEqual([]);
    expect(localStorage.getItem('berea:looked-for')).toBeNull();
  });

  it('security: keeps what somebody looked for apart from what others look for in this browser', async () => {
    const { address, unmount } = show({ user: testUser });
    await look('living water{Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=living%20water'));
    unmount();
    show();
    await userEvent.click(opener());
    await box();
    expect(options()).toEqual([]);
  });

  it('security: leads somebody who tells of danger to help, and neither keeps nor addresses what they typed', async () => {
    const { address, calls } = show();
    await look('I want to kill myself{Enter}');
    await waitFor(() => expect(address()).toBe('/question/help'));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('kill');
    expect(JSON.stringify(calls.map(({ url, body }) => [url.href, body]))).not.toContain('kill');
  });
});

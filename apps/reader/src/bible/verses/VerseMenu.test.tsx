import { silence, unreachable } from '@berea/shell-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { choose, dialog, open, openAsLydia, table, verse, verseMenu } from '../testing/reader.ts';

const items = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.querySelector('.fui-MenuItem__content')?.textContent);
const plain = ['Explain Context', 'Highlight', 'Add Note', 'Copy', 'Share link', 'Cross-references'];
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** Escape, from its first item, where a browser puts the focus. */
async function leave(menu: HTMLElement): Promise<void> {
  act(() => within(menu).getAllByRole('menuitem')[0]!.focus());
  await userEvent.keyboard('{Escape}');
  await isClosed();
}

/** jsdom knows no pointer but the mouse. */
const finger = (target: Element, type: string, at = { clientX: 5, clientY: 5 }) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, ...at }), {
      pointerType: 'touch',
      isPrimary: true,
    }),
  );

describe('the menu of a verse', () => {
  it('opens by right click, with what may be done', async () => {
    open('/bible/john/3');
    expect(items(await verseMenu())).toEqual(plain);
  });

  it('offers to remove the highlight of a verse that has one', async () => {
    openAsLydia({ highlights: table([{ verse_id: 'John 3:2', color: '#CFE3FF' }]) });
    await screen.findByRole('group', { name: 'Verse 2, highlighted blue' });
    expect(items(await verseMenu())).toEqual([
      'Explain Context',
      'Remove Highlight',
      'Add Note',
      'Copy',
      'Share link',
      'Cross-references',
    ]);
  });

  it.each(['{Enter}', '{ContextMenu}'])('opens by %s on a verse that has the focus', async (key) => {
    open('/bible/john/3');
    (await verse(1)).focus();
    await userEvent.keyboard(key);
    expect(items(await screen.findByRole('menu', { name: 'John 3:1' }))).toEqual(plain);
  });

  it('gives the focus back to its verse when it is left', async () => {
    open('/bible/john/3');
    await leave(await verseMenu());
    expect(document.activeElement).toBe(await verse(2));
  });

  it('opens under a finger that stays for 700 ms', async () => {
    open('/bible/john/3');
    const target = await verse(2);
    // What it consists of is fetched beforehand; here it has to be there before time is stopped.
    await leave(await verseMenu());
    vi.useFakeTimers();
    finger(target, 'pointerdown');
    act(() => vi.advanceTimersByTime(699));
    expect(screen.queryByRole('menu')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('menu', { name: 'John 3:2' })).toBeTruthy();
  });

  it.each<[string, string, object?]>([
    ['scrolls', 'pointermove', { clientX: 5, clientY: 30 }],
    ['is lifted', 'pointerup'],
    ['is taken over by the browser', 'pointercancel'],
  ])('stays closed under a finger that %s', async (_, type, at) => {
    open('/bible/john/3');
    const target = await verse(2);
    vi.useFakeTimers();
    finger(target, 'pointerdown');
    act(() => vi.advanceTimersByTime(400));
    finger(target, type, { clientX: 5, clientY: 5, ...at });
    act(() => vi.advanceTimersByTime(2_000));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('verses by keyboard', () => {
  it('are one stop for Tab, and the arrows go from one to the next', async () => {
    open('/bible/john/3');
    const [first, second] = [await verse(1), await verse(2)];
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(first);
  });

  it('have a key for each thing that may be done', async () => {
    openAsLydia();
    (await verse(1)).focus();
    await userEvent.keyboard('h');
    expect(await dialog('Choose Highlight Color')).toBeTruthy();
  });
});

describe('without a login', () => {
  it.each(['Highlight', 'Add Note'])('%s says that one has to log in, and leads there', async (item) => {
    const { toasts, calls, address } = open('/bible/john/3');
    await choose(item);
    expect(toasts).toMatchObject([
      { title: 'Login required', description: 'Please log in to use highlighting and notes.' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.filter(({ url }) => url.pathname.startsWith('/rest/'))).toEqual([]);
    act(() => toasts[0]!.action!.run());
    await waitFor(() => expect(address()).toBe('/auth'));
  });
});

describe('passing a verse on', () => {
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);

  it('copies it with reference and version, without its number', async () => {
    userEvent.setup();
    const { toasts } = open('/bible/john/3');
    const write = clipboard(async () => undefined);
    await choose('Copy');
    expect(write).toHaveBeenCalledExactlyOnceWith('John 3:2 in 06125adad2d5898a-01.\n— John 3:2 (KJV)');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Copied', description: 'John 3:2 (KJV)', kind: 'success' }]));
  });

  it('copies a link to it in its version', async () => {
    userEvent.setup();
    const { toasts } = open('/bible/john/3?version=eng-web');
    const write = clipboard(async () => undefined);
    await choose('Share link');
    expect(write).toHaveBeenCalledExactlyOnceWith(`${location.origin}/bible/john/3/2?version=eng-web`);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Link copied', description: 'John 3:2', kind: 'success' }]));
  });

  it('says so where the browser does not allow it', async () => {
    userEvent.setup();
    const { toasts } = open('/bible/john/3');
    clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await choose('Copy');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Error', kind: 'destructive' }]));
  });
});

describe('highlights and notes that cannot be loaded', () => {
  it('leave the text alone, and say so with a retry', async () => {
    let there = false;
    openAsLydia({
      highlights: (call) => (there ? table([{ verse_id: 'John 3:1', color: '#FFF1A8' }])(call) : unreachable()),
    });
    expect(await screen.findByText("Couldn't load your highlights and notes")).toBeTruthy();
    expect((await verse(1)).textContent).toContain('John 3:1 in');
    there = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Verse 1, highlighted yellow' })).toBeTruthy();
    expect(screen.queryByText("Couldn't load your highlights and notes")).toBeNull();
  });

  it('are not waited for', async () => {
    openAsLydia({ highlights: silence, notes: silence });
    expect((await verse(1)).textContent).toContain('John 3:1 in');
  });

  it('are not asked for where nobody is signed in', async () => {
    const { calls } = open('/bible/john/3');
    await verse(1);
    expect(calls.some(({ url }) => url.pathname.startsWith('/rest/'))).toBe(false);
  });
});

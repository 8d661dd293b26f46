import { renderRemote, silence, stubBrowserApis, unreachable } from '@berea/shell-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { remote } from '../../testing/remote.ts';
import { anyChapter, choose, dialog, open, openAsLydia, table, verse, verseMenu } from '../testing/reader.ts';

const items = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.querySelector('.fui-MenuItem__content')?.textContent);
const plain = ['Explain Context', 'Highlight', 'Add Note', 'Copy', 'Share link', 'Cross-references', 'Original words'];
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** Presses Escape on the first item, which has the focus in a browser. */
async function closeMenu(menu: HTMLElement): Promise<void> {
  act(() => within(menu).getAllByRole('menuitem')[0]!.focus());
  await userEvent.keyboard('{Escape}');
  await isClosed();
}

/** jsdom has no PointerEvent, so this turns a mouse event into a touch event. */
const touch = (target: Element, type: string, at = { clientX: 5, clientY: 5 }) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, ...at }), {
      pointerType: 'touch',
      isPrimary: true,
    }),
  );

describe('the menu of a verse', () => {
  it('opens on right click with all actions', async () => {
    open('/bible/john/3');
    expect(items(await verseMenu())).toEqual(plain);
  });

  it('ends with the entries of other remotes, which open with the verse', async () => {
    const ask = { label: 'Ask about this verse', href: '/question?q={reference}', icon: 'question', order: 10 };
    const { address } = renderRemote(remote, {
      at: '/bible/john/3',
      routes: { '/functions/v1/bible-chapter': anyChapter },
      contributions: { extensions: { 'verse-menu': [ask] } },
    });
    const menu = await verseMenu();
    expect(items(menu)).toEqual([...plain, 'Ask about this verse']);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Ask about this verse' }));
    expect(address()).toBe('/question?q=John%203%3A2');
  });

  it('offers to remove an existing highlight', async () => {
    openAsLydia({ highlights: table([{ verse_id: 'John 3:2', color: '#CFE3FF' }]) });
    await screen.findByRole('group', { name: 'Verse 2, highlighted blue' });
    expect(items(await verseMenu())).toEqual([
      'Explain Context',
      'Remove Highlight',
      'Change Color',
      'Add Note',
      'Copy',
      'Share link',
      'Cross-references',
      'Original words',
    ]);
  });

  it.each(['{Enter}', '{ContextMenu}'])('opens with %s on the focused verse', async (key) => {
    open('/bible/john/3');
    (await verse(1)).focus();
    await userEvent.keyboard(key);
    expect(items(await screen.findByRole('menu', { name: 'John 3:1' }))).toEqual(plain);
  });

  it('names the key of each action, except on a touch screen', async () => {
    const { unmount } = open('/bible/john/3');
    expect([...(await verseMenu()).querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual([
      'E',
      'H',
      'N',
      'C',
      'S',
      'X',
      'O',
    ]);
    unmount();
    stubBrowserApis(['(pointer: coarse)']);
    open('/bible/john/3');
    expect((await verseMenu()).querySelector('kbd')).toBeNull();
  });

  it('returns the focus to its verse when it is closed', async () => {
    open('/bible/john/3');
    await closeMenu(await verseMenu());
    await waitFor(async () => expect(await verse(2)).toHaveFocus());
  });

  it('opens after a long press of 700 ms', async () => {
    open('/bible/john/3');
    const target = await verse(2);
    // Loads the lazy chunk of the menu before fake timers are installed.
    await closeMenu(await verseMenu());
    vi.useFakeTimers();
    touch(target, 'pointerdown');
    act(() => vi.advanceTimersByTime(699));
    expect(screen.queryByRole('menu')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('menu', { name: 'John 3:2' })).toBeInTheDocument();
  });

  it.each<[string, string, object?]>([
    ['moves', 'pointermove', { clientX: 5, clientY: 30 }],
    ['ends', 'pointerup'],
    ['is cancelled by the browser', 'pointercancel'],
  ])('stays closed when the touch %s', async (_, type, at) => {
    open('/bible/john/3');
    const target = await verse(2);
    vi.useFakeTimers();
    touch(target, 'pointerdown');
    act(() => vi.advanceTimersByTime(400));
    touch(target, type, { clientX: 5, clientY: 5, ...at });
    act(() => vi.advanceTimersByTime(2_000));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('keyboard navigation of verses', () => {
  it('uses a single tab stop and moves between verses with the arrow keys', async () => {
    open('/bible/john/3');
    const [first, second] = [await verse(1), await verse(2)];
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(first).toHaveFocus();
  });

  it('runs an action of the focused verse by its shortcut', async () => {
    openAsLydia();
    (await verse(1)).focus();
    await userEvent.keyboard('h');
    expect(await dialog('Choose Highlight Color')).toBeTruthy();
  });
});

describe('for a visitor who is not signed in', () => {
  it.each(['Highlight', 'Add Note'])(
    '%s shows a toast that links to the sign-in page, which returns to the chapter',
    async (item) => {
      const { toasts, calls, address } = open('/bible/john/3');
      await choose(item);
      expect(toasts).toMatchObject([
        { title: 'Login required', description: 'Please log in to use highlighting and notes.' },
      ]);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(calls.filter(({ url }) => url.pathname.startsWith('/rest/'))).toEqual([]);
      act(() => toasts[0]!.action!.run());
      await waitFor(() => expect(address()).toBe('/auth?next=%2Fbible%2Fjohn%2F3'));
    },
  );
});

describe('copying and sharing a verse', () => {
  const clipboard = (writeText: (text: string) => Promise<void>) =>
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);

  it('copies the text with reference and version but without the verse number', async () => {
    userEvent.setup();
    const { toasts } = open('/bible/john/3');
    const write = clipboard(async () => undefined);
    await choose('Copy');
    expect(write).toHaveBeenCalledExactlyOnceWith('John 3:2 in 06125adad2d5898a-01.\n— John 3:2 (KJV)');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Copied', description: 'John 3:2 (KJV)', kind: 'success' }]));
  });

  it('copies a link to the verse in its version', async () => {
    userEvent.setup();
    const { toasts } = open('/bible/john/3?version=eng-web');
    const write = clipboard(async () => undefined);
    await choose('Share link');
    expect(write).toHaveBeenCalledExactlyOnceWith(`${location.origin}/bible/john/3/2?version=eng-web`);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Link copied', description: 'John 3:2', kind: 'success' }]));
  });

  it.each(['Copy', 'Share link'])('%s shows an error when the browser has no clipboard', async (item) => {
    const { toasts } = open('/bible/john/3');
    const menu = await verseMenu();
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
    await userEvent.click(within(menu).getByRole('menuitem', { name: item }));
    await waitFor(() =>
      expect(toasts).toMatchObject([{ title: 'Error', description: 'Your browser did not let the text be copied.' }]),
    );
  });

  it('shows an error when the browser denies clipboard access', async () => {
    userEvent.setup();
    const { toasts } = open('/bible/john/3');
    clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await choose('Copy');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Error', kind: 'destructive' }]));
  });
});

describe('loading highlights and notes', () => {
  it('keeps the text and offers a retry when it fails', async () => {
    let available = false;
    openAsLydia({
      highlights: (call) => (available ? table([{ verse_id: 'John 3:1', color: '#FFF1A8' }])(call) : unreachable()),
    });
    expect(await screen.findByText("Couldn't load your highlights and notes")).toBeInTheDocument();
    expect((await verse(1)).textContent).toContain('John 3:1 in');
    available = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Verse 1, highlighted yellow' })).toBeInTheDocument();
    expect(screen.queryByText("Couldn't load your highlights and notes")).toBeNull();
  });

  it('does not delay the text', async () => {
    openAsLydia({ highlights: silence, notes: silence });
    expect((await verse(1)).textContent).toContain('John 3:1 in');
  });

  it('sends no request when nobody is signed in', async () => {
    const { calls } = open('/bible/john/3');
    await verse(1);
    expect(calls.some(({ url }) => url.pathname.startsWith('/rest/'))).toBe(false);
  });
});

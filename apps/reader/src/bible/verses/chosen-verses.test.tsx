import { json, stubBrowserApis } from '@berea/shell-api/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import './ChosenBar.tsx';
import { dialog, open, openAsLydia, request, table, verse, writings, type Answer } from '../testing/reader.ts';

/** A chapter of five short verses. */
const fiveVerses: Answer = ({ body }) => {
  const { book, chapter } = request.parse(body);
  const content = [1, 2, 3, 4, 5].map((n) => `<span class="v" data-number="${n}">${n}</span>Verse ${n}. `).join('');
  return json({ data: { reference: `${book} ${chapter}`, content: `<p class="p">${content}</p>` } });
};
const asLydia = (routes = {}) => openAsLydia({ '/functions/v1/bible-chapter': fiveVerses, ...routes });
const bar = () => screen.findByRole('group', { name: 'Chosen verses' });
const chosen = async () => within(await bar()).getByRole('status').textContent;
const click = async (number: number) => userEvent.click(await verse(number));
const shiftClick = async (number: number) => fireEvent.click(await verse(number), { shiftKey: true });

async function menu(reference: string): Promise<HTMLElement> {
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Actions' }));
  return screen.findByRole('menu', { name: reference });
}
const item = async (reference: string, name: string) =>
  userEvent.click(within(await menu(reference)).getByRole('menuitem', { name }));

describe('choosing verses', () => {
  it('a click adds a verse, a second one removes it, and Shift extends', async () => {
    open('/bible/john/3', fiveVerses);
    await click(2);
    expect(await verse(2)).toHaveAccessibleName('Verse 2, chosen');
    expect(await chosen()).toBe('John 3:2');
    await click(5);
    expect(await chosen()).toBe('John 3:2, 5');
    await shiftClick(3);
    expect(await chosen()).toBe('John 3:2-5');
    fireEvent.click(await verse(3), { detail: 1 });
    expect(await chosen()).toBe('John 3:2, 4-5');
  });

  it('Space adds the focused verse, and Shift with an arrow extends', async () => {
    open('/bible/john/3', fiveVerses);
    (await verse(1)).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(await chosen()).toBe('John 3:1-3');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Chosen verses' })).toBeNull());
  });

  it('is there again after the sign-in that a highlight asked for', async () => {
    const { toasts } = open('/bible/john/3', fiveVerses);
    await click(2);
    await shiftClick(4);
    await item('John 3:2-4', 'Highlight');
    await waitFor(() => expect(toasts[0]?.action?.label).toBe('Sign In'));
    act(() => toasts[0]!.action!.run());
    cleanup();
    asLydia();
    expect(await chosen()).toBe('John 3:2-4');
    // What was begun goes on.
    await dialog('Choose Highlight Color');
    cleanup();
    asLydia();
    await verse(2);
    expect(screen.queryByRole('group', { name: 'Chosen verses' })).toBeNull();
  });

  it('begins again with the next verse once a colour was given, which the first ones keep', async () => {
    asLydia();
    await click(2);
    await item('John 3:2', 'Highlight');
    await userEvent.click(within(await dialog('Choose Highlight Color')).getByRole('button', { name: 'Yellow' }));
    expect(await chosen()).toBe('John 3:2');
    await click(3);
    expect(await chosen()).toBe('John 3:3');
    await item('John 3:3', 'Highlight');
    await userEvent.click(within(await dialog('Choose Highlight Color')).getByRole('button', { name: 'Blue' }));
    await click(3);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Chosen verses' })).toBeNull());
  });

  it('goes on when something was done with a verse that is not chosen', async () => {
    userEvent.setup();
    open('/bible/john/3', fiveVerses);
    await click(2);
    (await verse(5)).focus();
    await userEvent.keyboard('c');
    await click(3);
    expect(await chosen()).toBe('John 3:2-3');
  });

  it('ends with its button, and with another chapter', async () => {
    const { go } = open('/bible/john/3', fiveVerses);
    await click(1);
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Choose nothing' }));
    expect(screen.queryByRole('group', { name: 'Chosen verses' })).toBeNull();
    await click(1);
    await bar();
    await go('/bible/john/4');
    await screen.findByRole('heading', { level: 2, name: 'John 4' });
    expect(screen.queryByRole('group', { name: 'Chosen verses' })).toBeNull();
  });

  it('a right click on a chosen verse opens the menu of all, and on another only its own', async () => {
    open('/bible/john/3', fiveVerses);
    await click(1);
    await click(2);
    await userEvent.pointer({ keys: '[MouseRight]', target: await verse(2) });
    expect(await screen.findByRole('menu', { name: 'John 3:1-2' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({ keys: '[MouseRight]', target: await verse(4) });
    expect(await screen.findByRole('menu', { name: 'John 3:4' })).toBeInTheDocument();
  });
});

describe('a range in the address', () => {
  it.each([
    ['/bible/john/3/2-4', [2, 3, 4]],
    ['/bible/john/3/2', [2]],
  ])('%s marks %j', async (address, marked) => {
    open(address, fiveVerses);
    await verse(5);
    const isMarked = async (number: number) => (await verse(number)).dataset['target'] !== undefined;
    await waitFor(async () => expect(await isMarked(2)).toBe(true));
    const marks = await Promise.all([1, 2, 3, 4, 5].map(isMarked));
    expect([1, 2, 3, 4, 5].filter((_, at) => marks[at])).toEqual(marked);
  });
});

describe('what is done with several verses', () => {
  it('a highlight is saved for each, with one toast, and its removal is undone in one step', async () => {
    const { calls, toasts } = asLydia();
    await click(2);
    await shiftClick(4);
    await item('John 3:2-4', 'Highlight');
    await userEvent.click(within(await dialog('Choose Highlight Color')).getByRole('button', { name: 'Green' }));
    await waitFor(() => expect(toasts).toEqual([{ title: '3 verses highlighted', kind: 'success' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writings(calls, 'highlights').map(({ body }) => (body as { verse_id: string }).verse_id)).toEqual([
      'John 3:2',
      'John 3:3',
      'John 3:4',
    ]);
    await item('John 3:2-4', 'Remove Highlight');
    await waitFor(() => expect(toasts).toHaveLength(2));
    toasts[1]!.action!.run();
    await waitFor(() =>
      expect(screen.getAllByRole('group', { name: /^Verse \d, highlighted green, chosen$/ })).toHaveLength(3),
    );
  });

  it('the colour is changed in one step', async () => {
    const { calls } = asLydia({ highlights: table([{ verse_id: 'John 3:2', color: '#CFE3FF' }]) });
    await screen.findByRole('group', { name: 'Verse 2, highlighted blue' });
    await click(2);
    await item('John 3:2', 'Change Color');
    await userEvent.click(within(await dialog('Choose Highlight Color')).getByRole('button', { name: 'Pink' }));
    expect(await screen.findByRole('group', { name: 'Verse 2, highlighted pink, chosen' })).toBeInTheDocument();
    expect(writings(calls, 'highlights').map(({ method }) => method)).toEqual(['POST']);
  });

  it('a note is kept on the first, and begins with the range', async () => {
    const { calls } = asLydia();
    await click(2);
    await shiftClick(4);
    await item('John 3:2-4', 'Add Note');
    const editor = within(await dialog('Add Note'));
    expect(editor.getByRole('textbox', { name: 'Your note' })).toHaveValue('John 3:2-4: ');
    await userEvent.type(editor.getByRole('textbox', { name: 'Your note' }), 'by night');
    await userEvent.click(editor.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(writings(calls, 'notes')[0]?.body).toMatchObject({
        verse_id: 'John 3:2',
        note_text: 'John 3:2-4: by night',
      }),
    );
  });

  it.each([
    ['Copy', 'Verse 2. Verse 3.\n— John 3:2-3 (KJV)'],
    ['Copy, a line a verse', '2 Verse 2.\n3 Verse 3.\n— John 3:2-3 (KJV)'],
  ])('%s', async (name, text) => {
    userEvent.setup();
    open('/bible/john/3', fiveVerses);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await click(2);
    await click(3);
    await item('John 3:2-3', name);
    await waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith(text));
  });

  it('the cross-references of each are asked for', async () => {
    const { calls } = openAsLydia({
      '/functions/v1/bible-chapter': fiveVerses,
      '/functions/v1/cross-references': () =>
        json({ data: { reference: 'John 3:2', total: 0, references: [], bibleId: '06125adad2d5898a-01' } }),
    });
    await click(2);
    await click(3);
    await item('John 3:2-3', 'Cross-references');
    const shown = within(await dialog('Cross-references'));
    expect(shown.getByRole('region', { name: 'John 3:3' })).toBeInTheDocument();
    await waitFor(() =>
      expect(
        calls
          .filter(({ url }) => url.pathname.endsWith('/cross-references'))
          .map(({ body }) => (body as { verse: number }).verse),
      ).toEqual([2, 3]),
    );
  });
});

describe('a part of the text, with a finger', () => {
  it('can be selected until it is done', async () => {
    stubBrowserApis(['(pointer: coarse)']);
    open('/bible/john/3', fiveVerses);
    await click(2);
    await item('John 3:2', 'Select text');
    expect(document.querySelector('[data-selectable]')).toContainElement(await verse(2));
    expect(await chosen()).toBe('Select a part of the text.');
    await click(3);
    expect(await verse(3)).toHaveAccessibleName('Verse 3');
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Done' }));
    expect(document.querySelector('[data-selectable]')).toBeNull();
  });
});

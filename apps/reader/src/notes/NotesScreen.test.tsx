import { bookByName, positionOf } from '@berea/scripture';
import { json, renderRemote, testUser, type Call, type Routes } from '@berea/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { table, writings, type Answer } from '../bible/testing/reader.ts';
import { remote } from '../testing/remote.ts';

const time = { updated_at: '2026-03-04T12:00:00+00:00' };
const yellow = { ...time, verse_id: 'John 3:16', color: '#FFF1A8' };
const green = { ...time, verse_id: 'Genesis 1:1', color: '#CDEFD0' };
const note = { ...time, verse_id: 'John 3:16', note_text: 'See Jn 1:29 and Numbers 21. I am 3 times here.' };

const john = (verse: number) => positionOf({ book: bookByName('John')!, chapter: 3, verse });
const verses: Answer = () =>
  json([
    { version_id: '06125adad2d5898a-01', position: john(16), text: 'For God so loved the world' },
    { version_id: '06125adad2d5898a-01', position: 1_001_001, text: 'In the beginning' },
  ]);

const open = ({ highlights = table([yellow, green]), notes = table([note]) }: Routes = {}, at = '/notes') =>
  renderRemote(remote, {
    at,
    auth: { user: testUser },
    routes: { '/rest/v1/highlights': highlights, '/rest/v1/notes': notes, '/rest/v1/verses': verses },
  });

const references = () => screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('link')[0]!.textContent);
const loaded = () => screen.findByText('2 verses marked');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the notes and highlights of a person', () => {
  it('are listed by book with the text of their verse, each leading to its place in the reader', async () => {
    open();
    await loaded();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Genesis',
      'John',
      'Export and import',
    ]);
    expect(references()).toEqual(['Genesis 1:1', 'John 3:16']);
    expect(screen.getByRole('link', { name: 'John 3:16' })).toHaveAttribute('href', '/bible/john/3/16');
    expect(await screen.findByText('For God so loved the world')).toBeInTheDocument();
    expect(screen.getByText('Yellow · Mar 4, 2026')).toBeInTheDocument();
  });

  it('link the references in a note', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Jn 1:29' })).toHaveAttribute('href', '/bible/john/1/29');
    expect(screen.getByRole('link', { name: 'Numbers 21' })).toHaveAttribute('href', '/bible/numbers/21');
    expect(screen.queryByRole('link', { name: 'am 3' })).toBeNull();
  });

  it('are found by a word of the verse', async () => {
    open();
    await screen.findByText('For God so loved the world');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your notes and verses' }), 'loved');
    expect(await screen.findByText('1 of 2 verses')).toBeInTheDocument();
    expect(references()).toEqual(['John 3:16']);
    await press('Show all');
    await loaded();
  });

  it('are filtered by the address, and choosing a filter changes the address', async () => {
    const { address } = open({}, '/notes?color=green');
    await screen.findByText('1 of 2 verses');
    expect(references()).toEqual(['Genesis 1:1']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Notes');
    await screen.findByText('No marked verse fits. Try fewer words or another filter.');
    expect(address()).toBe('/notes?kind=notes&color=green');
  });

  it('are shown a hundred at a time, and the focus goes to the first of the next', async () => {
    const many = Array.from({ length: 130 }, (_, at) => ({ ...green, verse_id: `Psalms 119:${at + 1}` }));
    open({ highlights: table(many), notes: table([]) });
    await press('Show 30 more');
    expect(references()).toHaveLength(130);
    expect(screen.getByRole('link', { name: 'Psalms 119:101' })).toHaveFocus();
  });

  it('cannot be loaded: says that nothing is lost, and tries again', async () => {
    let broken = true;
    const rows = table([note]);
    open({ notes: (call: Call) => (broken ? json({ message: 'no' }, 400) : rows(call)) });
    await screen.findByText(
      'Your notes and highlights could not be loaded. Nothing of them is lost. Please try again.',
    );
    broken = false;
    await press('Try again');
    expect(await loaded()).toBeInTheDocument();
  });
});

describe('changing what is marked', () => {
  it('saves a note that is edited in place, and returns the focus', async () => {
    const { calls, toasts } = open();
    await press('Edit note: John 3:16');
    const form = screen.getByRole('form', { name: 'Note on John 3:16' });
    const field = within(form).getByRole('textbox', { name: 'Your note' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Lifted up.');
    await userEvent.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Lifted up.')).toBeInTheDocument();
    expect(toasts).toEqual([{ title: 'Note saved', kind: 'success' }]);
    expect(writings(calls, 'notes')).toMatchObject([
      { method: 'POST', body: { user_id: testUser.id, verse_id: 'John 3:16', note_text: 'Lifted up.' } },
    ]);
  });

  it('keeps a verse in the list while its note is being written', async () => {
    open();
    await press('Edit note: John 3:16');
    await userEvent.type(screen.getByRole('searchbox'), 'beginning');
    expect(references()).toEqual(['Genesis 1:1', 'John 3:16']);
  });

  it('deletes a note, and its toast brings it back', async () => {
    const { calls, toasts } = open();
    await press('Delete note: John 3:16');
    await waitFor(() =>
      expect(toasts).toMatchObject([{ title: 'Note deleted', description: 'John 3:16', action: { label: 'Undo' } }]),
    );
    expect(screen.queryByText(/Numbers 21/)).toBeNull();
    expect(screen.getByRole('link', { name: 'John 3:16' })).toHaveFocus();
    act(() => toasts[0]!.action!.run());
    await screen.findByText(/Numbers 21/);
    await waitFor(() =>
      expect(writings(calls, 'notes').at(-1)?.body).toEqual({
        user_id: testUser.id,
        verse_id: note.verse_id,
        note_text: note.note_text,
      }),
    );
  });

  it('removes the last mark of a verse from the list, with the focus on the next, and its toast brings it back', async () => {
    const { toasts } = open();
    await press('Remove highlight: Genesis 1:1');
    expect(screen.getByRole('link', { name: 'John 3:16' })).toHaveFocus();
    await screen.findByText('1 verse marked');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Highlight removed', description: 'Genesis 1:1' }]));
    act(() => toasts[0]!.action!.run());
    await loaded();
  });

  it('changes a color', async () => {
    const { calls } = open();
    await press('Change color: John 3:16');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pink' }));
    await screen.findByText(/^Pink · /);
    await waitFor(() => expect(writings(calls, 'highlights')).toMatchObject([{ body: { color: '#FFD3E2' } }]));
  });

  it('shows a change at once while offline, and sends it when back online', async () => {
    const { calls, toasts } = open();
    await loaded();
    act(() => void dispatchEvent(new Event('offline')));
    await press('Remove highlight: Genesis 1:1');
    await screen.findByText('1 verse marked');
    expect(toasts).toMatchObject([{ title: 'You seem to be offline' }]);
    expect(writings(calls, 'highlights')).toEqual([]);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(writings(calls, 'highlights')).toHaveLength(1));
  });
});

it('offers somebody who has marked nothing a place to start', async () => {
  open({ highlights: table([]), notes: table([]) });
  await screen.findByRole('heading', { name: 'Nothing marked yet' });
  expect(screen.getByRole('link', { name: 'Read John 1' })).toHaveAttribute('href', '/bible/john/1');
});

it('tells a visitor what it is for, with the way to sign in and back', async () => {
  renderRemote(remote, { at: '/notes?kind=notes' });
  expect(await screen.findByText(/Highlight verses and write notes on them/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?next=%2Fnotes%3Fkind%3Dnotes');
});

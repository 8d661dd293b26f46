import { userStorage } from '@berea/shell-api';
import { json, renderInShell, testUser, type Call } from '@berea/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useChangeNote, type VerseNote } from './marks.ts';
import type { VerseChange } from './verse-table.ts';

const verse_id = 'John 3:16';
const note = (note_text: string): VerseNote => ({ verse_id, note_text });
const pending = userStorage(testUser.id, 'pending-notes', z.array(z.unknown()));

let said: string[];
let there: VerseNote | undefined;
let lost = false;

/** The table of a server with at most one note. The order of its columns is its own. */
async function notes({ method, body }: Call): Promise<Response> {
  if (method === 'GET') return json(there ? [{ note_text: there.note_text, verse_id }] : []);
  const { note_text } = body as VerseNote;
  there = note(note_text);
  if (lost) return json({ message: 'lost' }, 503);
  return new Response(null, { status: 201 });
}

function Writer({ change }: { change: VerseChange<VerseNote> }) {
  const { change: make } = useChangeNote({
    onKept: ({ row }, _, isJoined) => said.push(isJoined ? `joined: ${row?.note_text}` : `kept: ${row?.note_text}`),
    onFailed: (_, error) => said.push(`failed: ${error.message}`),
  });
  return <button onClick={() => make(change, onlineManager.isOnline())}>write</button>;
}
const show = (change: VerseChange<VerseNote>) =>
  renderInShell(<Writer change={change} />, { auth: { user: testUser }, routes: { '/rest/v1/notes': notes } });
const write = () => act(() => screen.getByRole('button', { name: 'write' }).click());
const says = (...words: readonly string[]) => waitFor(() => expect(said).toEqual(words));

beforeEach(() => {
  [said, there, lost] = [[], undefined, false];
  onlineManager.setOnline(true);
});

describe('a note', () => {
  it('replaces the one that its writer saw', async () => {
    there = note('seen');
    show({ verse_id, row: note('new'), replaces: [there] });
    write();
    await says('kept: new');
    expect(there).toEqual(note('new'));
  });

  it('is kept below one that its writer has not seen, which is told', async () => {
    there = note('unseen');
    show({ verse_id, row: note('new') });
    write();
    await says('joined: unseen\n\nnew');
    expect(there).toEqual(note('unseen\n\nnew'));
  });

  it('that was written elsewhere in the same words is only saved', async () => {
    there = note('the same');
    show({ verse_id, row: note('the same') });
    write();
    await says('kept: the same');
    expect(there).toEqual(note('the same'));
  });

  it('leaves the other where both are too long for one note', async () => {
    there = note('x'.repeat(600));
    show({ verse_id, row: note('y'.repeat(600)) });
    write();
    await says('failed: The row was changed elsewhere, and both do not fit.');
    expect(there).toEqual(note('x'.repeat(600)));
    await waitFor(() => expect(pending.read()).toBeUndefined());
  });

  it('that waited replaces nothing that was written elsewhere meanwhile', async () => {
    there = note('written later, at the desk');
    pending.write([{ verse_id, row: note('written first, on the phone'), replaces: [note('before')] }]);
    show({ verse_id, row: note('unused') });
    await says('joined: written later, at the desk\n\nwritten first, on the phone');
    expect(there).toEqual(note('written later, at the desk\n\nwritten first, on the phone'));
  });

  it('is written once, although the answer to the first try was lost', async () => {
    [there, lost] = [note('before'), true];
    show({ verse_id, row: note('first try'), replaces: [there] });
    write();
    await waitFor(() => expect(said).toHaveLength(1));
    lost = false;
    act(() => {
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    await waitFor(() => expect(pending.read()).toBeUndefined());
    expect(there).toEqual(note('first try'));
  });

  it('that is changed again while it waits replaces what the first change may replace', async () => {
    there = note('before');
    act(() => onlineManager.setOnline(false));
    const first = show({ verse_id, row: note('once'), replaces: [there] });
    write();
    first.unmount();
    show({ verse_id, row: note('twice'), replaces: [note('once')] });
    write();
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(there).toEqual(note('twice')));
  });
});

import { json, testUser } from '@berea/shell-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { choose, dialog, openAsLydia, table, verse, writings } from '../testing/reader.ts';

const rejected = () => json({ message: 'no' }, 400);
const existing = { verse_id: 'John 3:2', note_text: 'Compare chapter 7.' };
// Fluent's focus manager hides the page behind a dialog, and shows it again by a timer that a busy machine delays.
const noteIcon = () => screen.findByRole('button', { name: 'Note on verse 2' });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
const press = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  userEvent.click(within(await screen.findByRole(role)).getByRole('button', { name }));
const isClosed = () =>
  waitFor(() => expect([screen.queryByRole('dialog'), screen.queryByRole('alertdialog')]).toEqual([null, null]));

async function write(text: string): Promise<void> {
  await choose('Add Note');
  await dialog('Add Note');
  fireEvent.change(field(), { target: { value: text } });
  await press('Save');
}

describe('adding a note', () => {
  it('saves it, closes the editor, shows a toast, and adds a note icon to the verse', async () => {
    const { calls, toasts } = openAsLydia();
    await write('  Born from above. ');
    await isClosed();
    expect(toasts).toEqual([{ title: 'Note saved', kind: 'success' }]);
    expect(writings(calls, 'notes')).toEqual([
      {
        method: 'POST',
        query: { on_conflict: 'user_id,verse_id' },
        body: { user_id: testUser.id, verse_id: 'John 3:2', note_text: 'Born from above.' },
      },
    ]);
    await waitFor(async () => expect(await verse(2)).toHaveFocus());
    await userEvent.click(await noteIcon());
    expect(within(await dialog('Note on John 3:2')).getByText('Born from above.')).toBeInTheDocument();
  });

  it('keeps a note that is there and was not known when it was begun, and says so', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    let asked = 0;
    const { calls, toasts } = openAsLydia({
      notes: (call) => {
        if (call.method !== 'GET') return new Response(null, { status: 201 });
        return asked++ === 0 ? promise : json([existing]);
      },
    });
    await write('Born from above.');
    await isClosed();
    expect(writings(calls, 'notes').map(({ body }) => body)).toEqual([
      { user_id: testUser.id, verse_id: 'John 3:2', note_text: 'Compare chapter 7.\n\nBorn from above.' },
    ]);
    expect(toasts).toEqual([
      {
        title: 'Note saved',
        description: 'It was changed elsewhere, too: both texts are kept, one below the other.',
        kind: 'success',
      },
    ]);
    resolve(json([existing]));
  });

  it('leaves a form open that was opened again while an earlier text was being saved', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { toasts } = openAsLydia({ notes: table([], () => promise) });
    await write('First half');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await choose('Add Note');
    await dialog('Add Note');
    fireEvent.change(field(), { target: { value: 'First half and more' } });
    resolve(new Response(null, { status: 201 }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(field()).toHaveValue('First half and more');
  });

  it('saves it once when the button is clicked twice', async () => {
    const { calls } = openAsLydia();
    await choose('Add Note');
    await dialog('Add Note');
    fireEvent.change(field(), { target: { value: 'Born from above.' } });
    const save = screen.getByRole('button', { name: 'Save' });
    await act(async () => {
      fireEvent.click(save);
      fireEvent.click(save);
    });
    await isClosed();
    expect(writings(calls, 'notes')).toHaveLength(1);
  });

  it('keeps the text that was neither saved nor cancelled, as when a phone goes Back', async () => {
    const { go } = openAsLydia();
    await choose('Add Note');
    await dialog('Add Note');
    fireEvent.change(field(), { target: { value: 'Born from above.' } });
    await go('/bible/john/4');
    await isClosed();
    await go('/bible/john/3');
    await choose('Add Note');
    await dialog('Add Note');
    expect(field()).toHaveValue('Born from above.');
    await press('Cancel');
    await isClosed();
    await choose('Add Note');
    await dialog('Add Note');
    expect(field()).toHaveValue('');
  });

  it('starts with the text of an existing note', async () => {
    openAsLydia({ notes: table([existing]) });
    await noteIcon();
    await choose('Add Note');
    await dialog('Add Note');
    expect(field()).toHaveValue('Compare chapter 7.');
    expect(screen.getByText('18/1000 characters')).toBeInTheDocument();
  });

  it('counts the characters, up to 1000', async () => {
    openAsLydia();
    await choose('Add Note');
    await dialog('Add Note');
    expect(screen.getByText('0/1000 characters')).toBeInTheDocument();
    await userEvent.type(field(), 'Selah');
    expect(screen.getByText('5/1000 characters')).toBeInTheDocument();
    expect(field().maxLength).toBe(1000);
  });

  it.each([
    ['an empty note', '', 'Note cannot be empty'],
    ['only whitespace', '  \n ', 'Note cannot be empty'],
    ['more than 1000 characters', 'x'.repeat(1001), 'Note must be less than 1000 characters'],
  ])('rejects %s without sending a request', async (_, text, message) => {
    const { calls } = openAsLydia();
    await write(text);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(writings(calls, 'notes')).toEqual([]);
    fireEvent.change(field(), { target: { value: 'Better.' } });
    expect(screen.queryByText(message)).toBeNull();
  });

  it('takes no more text while it is being saved', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    openAsLydia({ notes: table([], () => promise) });
    await write('First half');
    await userEvent.type(field(), ' and second half');
    expect(field()).toHaveValue('First half');
    resolve(rejected());
    await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
  });

  it('keeps the text in the editor when saving fails', async () => {
    const { toasts } = openAsLydia({ notes: table([], rejected) });
    await write('Born from above.');
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Error', description: 'Failed to save note. Please try again.', kind: 'destructive' },
      ]),
    );
    expect(field()).toHaveValue('Born from above.');
    await press('Cancel');
    expect(screen.queryByRole('button', { name: 'Note on verse 2' })).toBeNull();
  });

  it('is not sent with a lost session: the editor keeps the text, and the user is asked to sign in', async () => {
    const { calls, toasts, client } = openAsLydia();
    await verse(2);
    await client.auth.signOut({ scope: 'local' });
    await write('Born from above.');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Login required', action: { label: 'Sign In' } }]));
    expect(field()).toHaveValue('Born from above.');
    expect(writings(calls, 'notes')).toEqual([]);
  });

  it('is queued while offline and sent when back online', async () => {
    const { calls, toasts } = openAsLydia();
    await verse(2);
    act(() => void dispatchEvent(new Event('offline')));
    await write('Born from above.');
    await isClosed();
    expect(await noteIcon()).toBeTruthy();
    expect(toasts[0]!.title).toBe('You seem to be offline');
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(writings(calls, 'notes')).toHaveLength(1));
  });
});

describe('a note made offline in a browser that has no room to keep it', () => {
  it('stays in the editor, is said not to be saved, and is saved by another press', async () => {
    const { calls, toasts } = openAsLydia();
    await verse(2);
    act(() => void dispatchEvent(new Event('offline')));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await write('Born from above.');
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { description: expect.stringMatching(/^This is not saved: the browser has no room/) as string },
      ]),
    );
    expect(field()).toHaveValue('Born from above.');
    full.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(writings(calls, 'notes')).toEqual([]);
    await press('Save');
    await isClosed();
    expect(writings(calls, 'notes')).toHaveLength(1);
  });
});

describe('a note made offline that the server refuses', () => {
  it('leaves the verse, which is told, and its text is in the editor again', async () => {
    const { toasts } = openAsLydia({ notes: table([], rejected) });
    await verse(2);
    act(() => void dispatchEvent(new Event('offline')));
    await write('Born from above.');
    await isClosed();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(toasts[1]).toMatchObject({
        description: 'Failed to save note. Please try again. What you wrote is kept under Add Note at John 3:2.',
        action: { label: 'Try again' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Note on verse 2' })).toBeNull());
    await choose('Add Note');
    await dialog('Add Note');
    expect(field()).toHaveValue('Born from above.');
  });
});

describe('an editor whose note could not be saved', () => {
  it('discards it with Cancel, so that it is not sent later', async () => {
    const { toasts } = openAsLydia({ notes: table([], () => json({ message: 'no' }, 503)) });
    await write('Born from above.');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(JSON.stringify(localStorage)).toContain('Born from above.');
    await press('Cancel');
    await isClosed();
    expect(JSON.stringify(localStorage)).not.toContain('Born from above.');
  });
});

describe('a note', () => {
  it('can be edited from its view', async () => {
    const { calls } = openAsLydia({ notes: table([existing]) });
    await userEvent.click(await noteIcon());
    await press('Edit');
    await dialog('Add Note');
    fireEvent.change(field(), { target: { value: 'Compare 7:50.' } });
    await press('Save');
    await waitFor(() => expect(writings(calls, 'notes')[0]?.body).toMatchObject({ note_text: 'Compare 7:50.' }));
  });

  it('is deleted after a confirmation, which closes every dialog', async () => {
    const { calls, toasts } = openAsLydia({ notes: table([existing]) });
    await userEvent.click(await noteIcon());
    await press('Delete');
    expect(
      within(await screen.findByRole('alertdialog', { name: 'Delete Note' })).getByText(
        /This action cannot be undone\./,
      ),
    ).toBeTruthy();
    expect(writings(calls, 'notes')).toEqual([]);
    await press('Delete', 'alertdialog');
    await isClosed();
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Note deleted', description: 'It has been permanently deleted.', kind: 'success' },
      ]),
    );
    expect(writings(calls, 'notes')).toEqual([
      { method: 'DELETE', query: { user_id: `eq.${testUser.id}`, verse_id: 'eq.John 3:2' }, body: undefined },
    ]);
    expect(screen.queryByRole('button', { name: 'Note on verse 2' })).toBeNull();
  });

  it('is not deleted when the confirmation is cancelled', async () => {
    const { calls } = openAsLydia({ notes: table([existing]) });
    await userEvent.click(await noteIcon());
    await press('Delete');
    await press('Cancel', 'alertdialog');
    await isClosed();
    expect(writings(calls, 'notes')).toEqual([]);
    expect(await noteIcon()).toBeTruthy();
  });

  it('is restored when deleting fails', async () => {
    const { toasts } = openAsLydia({ notes: table([existing], rejected) });
    await userEvent.click(await noteIcon());
    await press('Delete');
    await press('Delete', 'alertdialog');
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Error', description: 'Failed to delete note. Please try again.', kind: 'destructive' },
      ]),
    );
    expect(await noteIcon()).toBeTruthy();
  });
});

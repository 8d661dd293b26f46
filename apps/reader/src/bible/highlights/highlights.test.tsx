import { json, testUser } from '@berea/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { choose, dialog, open, openAsLydia, table, verse, writings } from '../testing/reader.ts';

const rejected = () => json({ message: 'no' }, 400);
const yellow = { verse_id: 'John 3:2', color: '#FFF1A8' };
const highlighted = (colour: string) => screen.findByRole('group', { name: `Verse 2, highlighted ${colour}` });
const isPlain = () => screen.findByRole('group', { name: 'Verse 2' });
const pick = async (colour: string) =>
  userEvent.click(within(await dialog('Choose Highlight Color')).getByRole('button', { name: colour }));

describe('the highlights of a chapter', () => {
  it('are loaded for the signed-in user and that chapter only', async () => {
    const { calls } = openAsLydia({ highlights: table([yellow]) });
    await highlighted('yellow');
    const [reading] = calls.filter(({ url }) => url.pathname === '/rest/v1/highlights');
    expect(Object.fromEntries(reading!.url.searchParams)).toEqual({
      select: 'verse_id,color',
      user_id: `eq.${testUser.id}`,
      verse_id: 'like.John 3:%',
    });
  });

  it.each([
    ['yellow', '#FFF1A8'],
    ['blue', '#cfe3ff'],
    ['green', '#CDEFD0'],
    ['pink', '#FFD3E2'],
    ['yellow', '#123456'],
  ])('show as %s when stored as %s', async (colour, color) => {
    openAsLydia({ highlights: table([{ verse_id: 'John 3:2', color }]) });
    expect(await highlighted(colour)).toBeTruthy();
  });
});

describe('highlighting a verse', () => {
  it('offers four colours', async () => {
    openAsLydia();
    await choose('Highlight');
    const colours = within(await dialog('Choose Highlight Color'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(colours).toEqual(['Yellow', 'Blue', 'Green', 'Pink', 'Cancel']);
  });

  it('saves the chosen colour, closes the dialog and shows a toast', async () => {
    const { calls, toasts } = openAsLydia();
    await choose('Highlight');
    await pick('Green');
    expect(screen.queryByRole('dialog')).toBeNull();
    await highlighted('green');
    await waitFor(() => expect(toasts).toEqual([{ title: 'Verse highlighted', kind: 'success' }]));
    expect(writings(calls, 'highlights')).toEqual([
      {
        method: 'POST',
        query: { on_conflict: 'user_id,verse_id' },
        body: { user_id: testUser.id, verse_id: 'John 3:2', color: '#CDEFD0' },
      },
    ]);
    await waitFor(async () => expect(await highlighted('green')).toHaveFocus());
  });

  it('is shown before the server has responded', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { toasts } = openAsLydia({ highlights: table([], () => promise) });
    await choose('Highlight');
    await pick('Pink');
    await highlighted('pink');
    expect(toasts).toEqual([]);
    resolve(new Response(null, { status: 201 }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    await highlighted('pink');
  });

  it('is not sent with a lost session: it is kept in this browser, and the user is asked to sign in', async () => {
    const { calls, toasts, client } = openAsLydia();
    await verse(2);
    await client.auth.signOut({ scope: 'local' });
    await choose('Highlight');
    await pick('Green');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Login required', action: { label: 'Sign In' } }]));
    await highlighted('green');
    expect(writings(calls, 'highlights')).toEqual([]);
    expect(JSON.stringify(localStorage)).toMatch(/pending-highlights.*John 3:2/);
  });

  it('is rolled back when saving fails, and can be retried', async () => {
    let available = false;
    const { toasts } = openAsLydia({
      highlights: table([], () => (available ? new Response(null, { status: 201 }) : rejected())),
    });
    await choose('Highlight');
    await pick('Blue');
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Error', description: 'Failed to save highlight. Please try again.', kind: 'destructive' },
      ]),
    );
    expect(await isPlain()).toBeTruthy();
    available = true;
    act(() => toasts[0]!.action!.run());
    expect(await highlighted('blue')).toBeTruthy();
  });

  it('is shown while offline, announced as pending, and saved when back online', async () => {
    const { calls, toasts } = openAsLydia();
    await verse(2);
    act(() => void dispatchEvent(new Event('offline')));
    await choose('Highlight');
    await pick('Yellow');
    await highlighted('yellow');
    expect(writings(calls, 'highlights')).toEqual([]);
    expect(toasts).toEqual([
      {
        title: 'You seem to be offline',
        description: 'This is kept in this browser and saved when you are back online.',
      },
    ]);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(writings(calls, 'highlights')).toHaveLength(1));
    await waitFor(() => expect(toasts.at(-1)).toEqual({ title: 'Verse highlighted', kind: 'success' }));
  });
});

describe('removing a highlight', () => {
  it('deletes it and shows a toast', async () => {
    const { calls, toasts } = openAsLydia({ highlights: table([yellow]) });
    await highlighted('yellow');
    await choose('Remove Highlight');
    await isPlain();
    await waitFor(() =>
      expect(toasts).toMatchObject([{ title: 'Highlight removed', description: 'John 3:2', kind: 'success' }]),
    );
    expect(writings(calls, 'highlights')).toEqual([
      { method: 'DELETE', query: { user_id: `eq.${testUser.id}`, verse_id: 'eq.John 3:2' }, body: undefined },
    ]);
  });

  it('can be undone from its toast', async () => {
    const { calls, toasts } = openAsLydia({ highlights: table([yellow]) });
    await highlighted('yellow');
    await choose('Remove Highlight');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]!.action!.label).toBe('Undo');
    act(() => toasts[0]!.action!.run());
    await highlighted('yellow');
    await waitFor(() =>
      expect(writings(calls, 'highlights').at(-1)?.body).toEqual({ user_id: testUser.id, ...yellow }),
    );
  });

  it('is rolled back when it fails', async () => {
    const { toasts } = openAsLydia({ highlights: table([yellow], rejected) });
    await highlighted('yellow');
    await choose('Remove Highlight');
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Error', description: 'Failed to remove highlight. Please try again.', kind: 'destructive' },
      ]),
    );
    expect(await highlighted('yellow')).toBeTruthy();
  });
});

it('shows no highlights to a visitor who is not signed in', async () => {
  open('/bible/john/3');
  expect(await isPlain()).toBeTruthy();
});

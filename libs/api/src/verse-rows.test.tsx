import { bookByName } from '@berea/scripture';
import { userStorage } from '@berea/shell-api';
import { json, renderInShell, testUser, unreachable, type Call, type Routes } from '@berea/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useChangeHighlight, useChangeNote, useHighlights, useNotes } from './marks.ts';

const place = { book: bookByName('1 John')!, chapter: 4 };
const id = testUser.id;
/** The stored changes of a user to a table. */
const pending = (table: string, userId = id) => userStorage(userId, `pending-${table}`, z.array(z.unknown()));
const said: string[] = [];
const outcome = {
  onKept: ({ verse_id }: { verse_id: string }, before: object | undefined) =>
    said.push(`kept ${verse_id}${before ? ' over another' : ''}`),
  onFailed: ({ verse_id }: { verse_id: string }) => said.push(`failed ${verse_id}`),
};

function Marks() {
  const highlights = useHighlights(place);
  const notes = useNotes(place);
  const { change } = useChangeHighlight(outcome);
  const { changeNow } = useChangeNote(outcome);
  return (
    <>
      <output>
        {JSON.stringify([
          [...highlights.rows].map(([verse, { color }]) => [verse, color]),
          [...notes.rows].map(([verse, { note_text }]) => [verse, note_text]),
        ])}
      </output>
      <button
        onClick={() =>
          change(
            { verse_id: '1 John 4:8', row: { verse_id: '1 John 4:8', color: '#FFF1A8' } },
            onlineManager.isOnline(),
          )
        }
      >
        highlight
      </button>
      <button onClick={() => change({ verse_id: '1 John 4:8', row: undefined }, onlineManager.isOnline())}>
        remove
      </button>
      <button
        onClick={() =>
          void changeNow({ verse_id: '1 John 4:8', row: { verse_id: '1 John 4:8', note_text: 'Love.' } }).then(
            () => said.push('done'),
            () => said.push('not done'),
          )
        }
      >
        note
      </button>
    </>
  );
}

const done = () => new Response(null, { status: 204 });
const table =
  (rows: readonly object[], writing: (call: Call) => Response = done) =>
  (call: Call) =>
    call.method === 'GET' ? json(rows) : writing(call);
/** A fake table that returns a row after it was written. */
const keeping = (row: object): Routes[string] => {
  let rows: readonly object[] = [];
  return (call) => {
    if (call.method === 'POST') rows = [row];
    return call.method === 'GET' ? json(rows) : done();
  };
};
const yellow = { verse_id: '1 John 4:8', color: '#FFF1A8' };

function show({
  user = testUser,
  ...tables
}: { user?: typeof testUser | null; highlights?: Routes[string]; notes?: Routes[string] } = {}) {
  said.length = 0;
  return renderInShell(<Marks />, {
    auth: { user },
    routes: { '/rest/v1/highlights': tables.highlights ?? table([]), '/rest/v1/notes': tables.notes ?? table([]) },
  });
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const shows = (marks: unknown) =>
  waitFor(() => expect(JSON.parse(screen.getByRole('status').textContent!)).toEqual(marks));
const sent = (calls: readonly Call[]) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => [method, url.pathname.slice(9), Object.fromEntries(url.searchParams), body]);
const offline = () => act(() => void dispatchEvent(new Event('offline')));
const online = () => act(() => void dispatchEvent(new Event('online')));

describe('highlights and notes of a chapter', () => {
  it('are requested by user and verse id prefix (call 6)', async () => {
    const { calls } = show({
      highlights: table([yellow]),
      notes: table([{ verse_id: '1 John 4:19', note_text: 'First.' }]),
    });
    await shows([[[8, '#FFF1A8']], [[19, 'First.']]]);
    const asked = calls.map(({ url }) => [url.pathname.slice(9), Object.fromEntries(url.searchParams)]);
    expect(asked).toEqual([
      ['highlights', { select: 'verse_id,color', user_id: `eq.${id}`, verse_id: 'like.1 John 4:%' }],
      ['notes', { select: 'verse_id,note_text', user_id: `eq.${id}`, verse_id: 'like.1 John 4:%' }],
    ]);
  });

  it('are not requested when signed out', () => {
    expect(show({ user: null }).calls).toEqual([]);
  });
});

describe('a change', () => {
  it('of a highlight is an upsert of user, verse and colour (call 7)', async () => {
    const { calls } = show();
    await shows([[], []]);
    press('highlight');
    await waitFor(() => expect(said).toEqual(['kept 1 John 4:8']));
    expect(sent(calls)).toEqual([
      ['POST', 'highlights', { on_conflict: 'user_id,verse_id' }, { user_id: id, ...yellow }],
    ]);
    await shows([[[8, '#FFF1A8']], []]);
  });

  it('without a row deletes by user and verse (call 8) and reports the previous row', async () => {
    const { calls } = show({ highlights: table([yellow]) });
    await shows([[[8, '#FFF1A8']], []]);
    press('remove');
    await waitFor(() => expect(said).toEqual(['kept 1 John 4:8 over another']));
    expect(sent(calls)).toEqual([
      ['DELETE', 'highlights', { user_id: `eq.${id}`, verse_id: 'eq.1 John 4:8' }, undefined],
    ]);
    await shows([[], []]);
  });

  it('of a note is an upsert (call 9) that can be awaited', async () => {
    const { calls } = show();
    await shows([[], []]);
    press('note');
    await waitFor(() => expect(said).toEqual(['kept 1 John 4:8', 'done']));
    expect(sent(calls)).toEqual([
      [
        'POST',
        'notes',
        { on_conflict: 'user_id,verse_id' },
        { user_id: id, verse_id: '1 John 4:8', note_text: 'Love.' },
      ],
    ]);
  });

  it('that the server rejects is rolled back and discarded, and an awaited change reports only to its caller', async () => {
    const refused = () => json({ message: 'no' }, 400);
    show({ highlights: table([], refused), notes: table([], refused) });
    await shows([[], []]);
    press('highlight');
    await waitFor(() => expect(said).toEqual(['failed 1 John 4:8']));
    press('note');
    await waitFor(() => expect(said).toEqual(['failed 1 John 4:8', 'not done']));
    await shows([[], []]);
    expect([pending('highlights').read(), pending('notes').read()]).toEqual([undefined, undefined]);
  });
});

describe('a change made offline', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('is shown, stored in this browser and sent when the network is back', async () => {
    const { calls } = show();
    await shows([[], []]);
    offline();
    press('highlight');
    await shows([[[8, '#FFF1A8']], []]);
    expect(pending('highlights').read()).toEqual([{ verse_id: '1 John 4:8', row: yellow }]);
    expect(sent(calls)).toEqual([]);
    online();
    await waitFor(() => expect(said).toEqual(['kept 1 John 4:8']));
    expect(pending('highlights').read()).toBeUndefined();
  });

  it('is replaced by a later change to the same verse', async () => {
    const { calls } = show();
    await shows([[], []]);
    offline();
    press('highlight');
    press('remove');
    await waitFor(() => expect(pending('highlights').read()).toEqual([{ verse_id: '1 John 4:8' }]));
    online();
    await waitFor(() => expect(said).toEqual(['kept 1 John 4:8']));
    expect(sent(calls)).toHaveLength(1);
    expect(pending('highlights').read()).toBeUndefined();
  });

  it('is shown and sent after a reload without reporting success', async () => {
    pending('highlights').write([{ verse_id: '1 John 4:8', row: yellow }]);
    const { calls } = show({ highlights: keeping(yellow) });
    await shows([[[8, '#FFF1A8']], []]);
    await waitFor(() => expect(pending('highlights').read()).toBeUndefined());
    expect(sent(calls)).toEqual([
      ['POST', 'highlights', { on_conflict: 'user_id,verse_id' }, { user_id: id, ...yellow }],
    ]);
    expect(said).toEqual([]);
  });

  it('stays stored while the server is unreachable and is discarded when the server rejects it', async () => {
    pending('highlights').write([{ verse_id: '1 John 4:8', row: yellow }]);
    const first = show({ highlights: table([], unreachable) });
    await waitFor(() => expect(said).toEqual(['failed 1 John 4:8']));
    expect(pending('highlights').read()).toEqual([{ verse_id: '1 John 4:8', row: yellow }]);
    first.unmount();
    show({ highlights: table([], () => json({ message: 'no' }, 400)) });
    await waitFor(() => expect(said).toEqual(['failed 1 John 4:8']));
    expect(pending('highlights').read()).toBeUndefined();
  });

  it('security: is sent and shown only for the user who made it', async () => {
    pending('highlights', 'another').write([{ verse_id: '1 John 4:8', row: yellow }]);
    const { calls } = show();
    await waitFor(() => expect(calls).toHaveLength(2));
    await shows([[], []]);
    expect(sent(calls)).toEqual([]);
  });

  it('is skipped when its stored form is unreadable', async () => {
    pending('highlights').write([
      { verse_id: '1 John 4:8', row: { color: 7 } },
      'x',
      { verse_id: '1 John 4:8', row: yellow },
    ]);
    const { calls } = show({ highlights: keeping(yellow) });
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    await shows([[[8, '#FFF1A8']], []]);
  });
});

describe('highlights and notes that were loaded before', () => {
  const stored = { highlights: table([yellow]), notes: table([{ verse_id: '1 John 4:8', note_text: 'Love.' }]) };
  const both = [[[8, '#FFF1A8']], [[8, 'Love.']]];

  it('are there without a network', async () => {
    const { unmount } = show(stored);
    await shows(both);
    unmount();
    const { calls } = show({ highlights: unreachable, notes: unreachable });
    await waitFor(() => expect(calls.length).toBeGreaterThan(1));
    await shows(both);
  });

  it('give way to what the server says', async () => {
    const { unmount } = show(stored);
    await shows(both);
    unmount();
    const { calls } = show();
    await waitFor(() => expect(calls).toHaveLength(2));
    await shows([[], []]);
  });

  it('security: are shown to their user only, and to nobody once they are forgotten', async () => {
    const { unmount } = show(stored);
    await shows(both);
    unmount();
    const another = { ...testUser, id: '6f1b9f0e-0000-4000-8000-000000000002' };
    const second = show({ user: another, highlights: unreachable, notes: unreachable });
    await waitFor(() => expect(second.calls.length).toBeGreaterThan(1));
    await shows([[], []]);
    second.unmount();
    localStorage.clear();
    show({ highlights: unreachable, notes: unreachable });
    await shows([[], []]);
  });

  it('take in a change that is saved while they are loaded again', async () => {
    const { unmount } = show();
    await shows([[], []]);
    unmount();
    let answer: (response: Response) => void = () => undefined;
    let reads = 0;
    const slow: Routes[string] = (call) => {
      if (call.method !== 'GET') return done();
      reads += 1;
      // The first answer is from before the change, and comes after it.
      return reads === 1 ? new Promise<Response>((resolve) => (answer = resolve)) : json([yellow]);
    };
    show({ highlights: slow });
    await waitFor(() => expect(reads).toBe(1));
    press('highlight');
    await waitFor(() => expect(said).toEqual(['kept 1 John 4:8']));
    answer(json([]));
    await waitFor(() => expect(reads).toBe(2));
    await shows([[[8, '#FFF1A8']], []]);
  });
});

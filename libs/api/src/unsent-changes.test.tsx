import { bookByName } from '@berea/scripture';
import { claimDrafts, useEndSession, userStorage, useSessionEndedElsewhere } from '@berea/shell-api';
import { json, renderInShell, testUser, unreachable, type Call } from '@berea/shell-api/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useChangeHighlight, useChangeNote, useHighlights, useNotes } from './marks.ts';

const place = { book: bookByName('John')!, chapter: 3 };
const verse_id = 'John 3:2';
const note = { verse_id, note_text: 'Born from above.' };
const yellow = { verse_id, color: '#FFF1A8' };
const change = { highlights: { verse_id, row: yellow }, notes: { verse_id, row: note } };
type Table = keyof typeof change;
const stored = (table: Table) => userStorage(testUser.id, `pending-${table}`, z.array(z.unknown()));
const said: string[] = [];
const outcome = { onKept: () => said.push('kept'), onFailed: () => said.push('failed') };

function Marks() {
  const highlights = useHighlights(place);
  const notes = useNotes(place);
  const highlight = useChangeHighlight(outcome);
  const writing = useChangeNote(outcome);
  const endSession = useEndSession(testUser.id);
  useSessionEndedElsewhere(() => undefined);
  const save = () => {
    writing.changeNow(change.notes).catch(() => said.push('not saved'));
  };
  return (
    <>
      <output>{JSON.stringify([[...highlights.rows.keys()], [...notes.rows.keys()]])}</output>
      <button onClick={() => highlight.change(change.highlights, onlineManager.isOnline())}>highlights</button>
      <button onClick={() => writing.change(change.notes, onlineManager.isOnline())}>notes</button>
      <button onClick={save}>save</button>
      <button onClick={() => void endSession()}>sign out</button>
      <button onClick={() => writing.giveUp(verse_id)}>cancel</button>
    </>
  );
}

type Answer = () => Response | Promise<Response>;
const created = () => new Response(null, { status: 201 });
/** A table that answers each writing with the next of these, and then with the last. */
function table(...answers: readonly Answer[]) {
  const left = [...answers];
  let rows: readonly unknown[] = [];
  return async (call: Call) => {
    if (call.method === 'GET') return json(rows);
    const answer = await (left.length > 1 ? left.shift()! : left[0]!)();
    if (answer.ok) rows = [call.body];
    return answer;
  };
}
const status = (code: number) => () => json({ message: 'no' }, code);
const kinds = [
  ['is aborted', unreachable],
  ['is answered with 500', status(500)],
  ['is answered with 503', status(503)],
  ['is answered with 408', status(408)],
  ['is not answered in time', () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))],
] as const;

const show = (tables: Partial<Record<Table, ReturnType<typeof table>>>, user: typeof testUser | null = testUser) =>
  renderInShell(<Marks />, {
    auth: { user },
    routes: {
      '/rest/v1/highlights': tables.highlights ?? table(created),
      '/rest/v1/notes': tables.notes ?? table(created),
    },
  });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const shows = (marks: unknown) =>
  waitFor(() => expect(JSON.parse(screen.getByRole('status').textContent!)).toEqual(marks));
const says = (words: readonly string[]) => waitFor(() => expect(said).toEqual(words));
const shown = { highlights: [[2], []], notes: [[], [2]] };
const nothing = [[], []];
const offline = () => act(() => void dispatchEvent(new Event('offline')));
const online = () => act(() => void dispatchEvent(new Event('online')));
const writings = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET').length;
/** The time after which what failed is tried again. */
const later = () => act(() => vi.advanceTimersByTimeAsync(30_000));

beforeEach(() => {
  said.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => onlineManager.setOnline(true));

describe.each(['highlights', 'notes'] as const)('of %s, a change made offline', (name) => {
  it.each(kinds)('stays when the first try %s, is shown, and is sent again', async (_, failing) => {
    show({ [name]: table(failing, created) });
    await shows(nothing);
    offline();
    press(name);
    await shows(shown[name]);
    online();
    await says(['failed']);
    expect(stored(name).read()).toEqual([change[name]]);
    await shows(shown[name]);
    await later();
    await says(['failed', 'kept']);
    await waitFor(() => expect(stored(name).read()).toBeUndefined());
    await shows(shown[name]);
  });

  it('stays when the page is loaded again after the failure', async () => {
    const first = show({ [name]: table(unreachable) });
    await shows(nothing);
    offline();
    press(name);
    online();
    await says(['failed']);
    first.unmount();
    const { calls } = show({ [name]: table(created) });
    await waitFor(() => expect(stored(name).read()).toBeUndefined());
    await shows(shown[name]);
    expect(writings(calls)).toBe(1);
  });

  it('is told once while it is tried again, and is sent as soon as the network is back', async () => {
    const { calls } = show({ [name]: table(status(503), status(503), created) });
    await shows(nothing);
    press(name);
    await says(['failed']);
    await later();
    await waitFor(() => expect(writings(calls)).toBe(2));
    await says(['failed']);
    offline();
    online();
    await says(['failed', 'kept']);
  });

  it.each([400, 403, 413])('leaves when the server refuses it with %i, which is told', async (code) => {
    show({ [name]: table(status(code)) });
    await shows(nothing);
    offline();
    press(name);
    online();
    await says(['failed']);
    await shows(nothing);
    expect(stored(name).read()).toBeUndefined();
  });

  it('waits until its person is signed in again', async () => {
    stored(name).write([change[name]]);
    const { calls, unmount } = show({}, null);
    await shows(nothing);
    expect([calls, stored(name).read()]).toEqual([[], [change[name]]]);
    unmount();
    show({});
    await waitFor(() => expect(stored(name).read()).toBeUndefined());
  });

  it('stays when the session was lost meanwhile', async () => {
    const { client } = show({});
    await shows(nothing);
    await client.auth.signOut({ scope: 'local' });
    press(name);
    await says(['failed']);
    expect(stored(name).read()).toEqual([change[name]]);
  });

  it('does not replace a newer one that another tab has sent for the same verse', async () => {
    const { calls } = show({ [name]: table(created) });
    await shows(nothing);
    offline();
    press(name);
    await shows(shown[name]);
    stored(name).remove();
    online();
    await shows(nothing);
    expect([writings(calls), said]).toEqual([0, []]);
  });

  it('that failed is forgotten when another tab has sent it', async () => {
    const { calls } = show({ [name]: table(status(503)) });
    await shows(nothing);
    press(name);
    await says(['failed']);
    await shows(shown[name]);
    stored(name).remove();
    await later();
    await shows(nothing);
    expect(writings(calls)).toBe(1);
  });
});

describe('a note of somebody who is gone', () => {
  const lateAnswer = async (code: number, gone: () => void | Promise<void>) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { calls } = show({ notes: table(() => promise) });
    await shows(nothing);
    press('notes');
    await waitFor(() => expect(writings(calls)).toBe(1));
    await gone();
    await act(async () => resolve(status(code)()));
    await act(() => new Promise((answered) => setTimeout(answered, 50)));
  };
  const forgotten = () => waitFor(() => expect(stored('notes').read()).toBeUndefined());
  const signOut = async () => {
    press('sign out');
    await forgotten();
  };
  const signOutElsewhere = async () => {
    const otherTab = new BroadcastChannel('berea:session-ended');
    otherTab.postMessage({ userId: testUser.id });
    await forgotten();
    otherTab.close();
  };

  it.each([
    ['refused', 403, 'here', signOut],
    ['refused', 403, 'in another tab', signOutElsewhere],
    ['saved', 201, 'here', signOut],
    ['not taken', 503, 'here', signOut],
  ])(
    'security: is not told to whoever is there when it is %s (%i) after they signed out %s',
    async (_, code, __, gone) => {
      await lateAnswer(code, gone);
      expect(said).toEqual([]);
    },
  );

  it('security: is not told to somebody else who has signed in since their session expired', async () => {
    await lateAnswer(403, () => void claimDrafts('another'));
    expect(said).toEqual([]);
  });

  it('security: is not stored when the button of a toast that was theirs is pressed', async () => {
    show({ notes: table(status(403)) });
    await shows(nothing);
    await signOut();
    press('notes');
    await act(() => new Promise((answered) => setTimeout(answered, 50)));
    expect([stored('notes').read(), said]).toEqual([undefined, []]);
  });
});

describe('a note that an editor could not save', () => {
  it('waits for the Save button, and is sent by the next page if none is pressed', async () => {
    const { calls, unmount } = show({ notes: table(status(503)) });
    await shows(nothing);
    press('save');
    await says(['not saved']);
    await shows(nothing);
    await later();
    expect([writings(calls), stored('notes').read()]).toEqual([1, [change.notes]]);
    unmount();
    show({ notes: table(created) });
    await waitFor(() => expect(stored('notes').read()).toBeUndefined());
    await shows(shown.notes);
  });

  it('is saved by another press', async () => {
    show({ notes: table(status(503), created) });
    await shows(nothing);
    press('save');
    await says(['not saved']);
    press('save');
    await says(['not saved', 'kept']);
    expect(stored('notes').read()).toBeUndefined();
  });

  it('is not sent when it is discarded', async () => {
    show({ notes: table(status(503)) });
    await shows(nothing);
    press('save');
    await says(['not saved']);
    press('cancel');
    expect(stored('notes').read()).toBeUndefined();
  });
});

import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { forgetDraftsOfEnded, useEndSession, useSessionEndedElsewhere } from './end-session.ts';
import { HostContext, useHost, type Host } from './host.ts';
import { formDraft, userStorage } from './personal-storage.ts';
import {
  json,
  renderInShell,
  silence,
  testSession,
  testUser,
  unreachable,
  type Routes,
  type Stage,
} from './testing.tsx';

const notes = (userId: string) => userStorage(userId, 'pending-notes', z.array(z.string()));

function Page() {
  const endSession = useEndSession(testUser.id);
  const [heard, setHeard] = useState(false);
  useSessionEndedElsewhere(() => setHeard(true));
  useQuery({ queryKey: ['chapter on the screen'], queryFn: () => 'In the beginning.' });
  return (
    <>
      <button onClick={() => void endSession()}>sign out</button>
      <button onClick={() => void endSession({ accountDeleted: true })}>account deleted</button>
      {heard && <p>ended elsewhere</p>}
    </>
  );
}

function WithClient({ client }: Pick<Host, 'client'>) {
  const host = useHost();
  return (
    <HostContext value={{ ...host, client }}>
      <Page />
    </HostContext>
  );
}

/** Renders a page of somebody who has read, asked, changed and typed something. */
function open(logout: Routes[string] = () => new Response(null, { status: 204 }), client?: Host['client']) {
  const stage = renderInShell(client ? <WithClient client={client} /> : <Page />, {
    at: ['/bible', '/profile'],
    routes: { '/auth/v1/logout': logout },
    kept: testSession,
  });
  for (const id of [testUser.id, 'another']) notes(id).write(['Mine.']);
  formDraft('prayer').write({ message: 'For my son.' });
  const { queries } = stage;
  queries.setQueryData(['notes', testUser.id, 'John 3'], ['Mine.']);
  queries.setQueryData(['scripture-question', 'My worry'], 'An answer.');
  queries.getMutationCache().build(queries, { mutationKey: ['notes'] });
  return stage;
}

/** What is left of the person and of another user. */
const left = ({ queries }: Stage) => ({
  own: [notes(testUser.id).read(), formDraft('prayer').read()],
  another: notes('another').read(),
  queries: queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]),
  mutations: queries.getMutationCache().getAll(),
});
const nothing = { own: [undefined, undefined], another: ['Mine.'], queries: ['chapter on the screen'], mutations: [] };

let otherTab: BroadcastChannel;
const heard = vi.fn<(data: unknown) => void>();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.removeItem('berea:session-ended');
  otherTab = new BroadcastChannel('berea:session-ended');
  otherTab.onmessage = ({ data }) => heard(data);
  heard.mockClear();
});
afterEach(() => otherTab.close());

describe('ending a session', () => {
  it.each<[string, string, Routes[string]]>([
    ['signing out', 'sign out', () => new Response(null, { status: 204 })],
    ['signing out when the server fails', 'sign out', () => json({ message: 'no' }, 500)],
    ['signing out without a network', 'sign out', unreachable],
    ['signing out when the server never answers', 'sign out', silence],
    ['deleting the account', 'account deleted', () => json({ error_code: 'session_not_found' }, 403)],
  ])('security: %s goes home and forgets everything of the person, in every tab', async (_, name, logout) => {
    const stage = open(logout);
    const { calls, client, address } = stage;
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(left(stage)).toEqual(nothing));
    expect(address()).toBe('/');
    expect((await client.auth.getSession()).data.session).toBeNull();
    // Other devices stay signed in.
    expect(calls.map(({ url }) => url.searchParams.get('scope'))).toEqual(['local']);
    await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ userId: testUser.id }));
  });

  it('security: an expired session that cannot be renewed is forgotten within seconds', async () => {
    const stage = renderInShell(<Page />, {
      at: ['/bible', '/profile'],
      routes: { '/auth/v1/token': unreachable, '/auth/v1/logout': unreachable },
      kept: { ...testSession, expires_at: 1 },
    });
    const { auth } = stage.client;
    expect(await auth['storage'].getItem(auth['storageKey'])).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'sign out' }));
    await vi.waitFor(async () => expect(await auth['storage'].getItem(auth['storageKey'])).toBeNull(), 6_000);
  });

  describe('without the code of the client', () => {
    /** The product's own storage, which the client of the other tests does not use. */
    const key = 'sb-supabase-auth-token';
    const openWithout = (client: () => Promise<never>) => {
      localStorage.setItem(key, JSON.stringify(testSession));
      return open(undefined, client);
    };

    it.each<[string, () => Promise<never>]>([
      ['is on its way', () => new Promise<never>(() => undefined)],
      ['does not come', () => Promise.reject(new Error('Loading chunk 7 failed.'))],
    ])('security: forgets the session and everything of the person while it %s', async (_, client) => {
      const stage = openWithout(client);
      await userEvent.click(screen.getByRole('button', { name: 'sign out' }));
      await waitFor(() => expect(left(stage)).toEqual(nothing));
      expect(localStorage.getItem(key)).toBeNull();
      await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ userId: testUser.id }));
    });

    it('tells the server once it has come', async () => {
      const { promise, resolve } = Promise.withResolvers<never>();
      const { calls, client } = openWithout(() => promise);
      await userEvent.click(screen.getByRole('button', { name: 'sign out' }));
      await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
      expect(calls).toEqual([]);
      resolve(client as never);
      await waitFor(() => expect(calls).toHaveLength(1));
      expect([calls[0]!.url.search, calls[0]!.headers.get('authorization')]).toEqual(['?scope=local', 'Bearer access']);
    });
  });

  it('by deleting the account leaves no way back to its page', async () => {
    const stage = open();
    const { go, address } = stage;
    await userEvent.click(screen.getByRole('button', { name: 'account deleted' }));
    await waitFor(() => expect(left(stage)).toEqual(nothing));
    await go(-1);
    expect(address()).toBe('/bible');
  });
});

describe('a session that ends in another tab', () => {
  it('security: is forgotten in this tab too', async () => {
    const stage = open();
    otherTab.postMessage({ userId: testUser.id });
    await screen.findByText('ended elsewhere');
    expect(left(stage)).toEqual(nothing);
  });

  /** As another tab does, while this one does not listen. */
  const endAway = () => localStorage.setItem('berea:session-ended', JSON.stringify(Date.now() + 1));

  it('security: is forgotten when it ended while this tab was loading, or was left, and not when it ended earlier', async () => {
    forgetDraftsOfEnded();
    open();
    expect(screen.queryByText('ended elsewhere')).toBeNull();
    cleanup();
    endAway();
    open();
    expect(await screen.findByText('ended elsewhere')).toBeTruthy();
    cleanup();
    await new Promise((resolve) => setTimeout(resolve, 2));
    forgetDraftsOfEnded();
    const stage = open();
    endAway();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByText('ended elsewhere')).toBeTruthy();
    expect(left(stage).own[1]).toBeUndefined();
  });

  it('security: leaves no draft in a tab that had another site open; what is typed afterwards is kept', async () => {
    forgetDraftsOfEnded();
    formDraft('prayer').write({ message: 'For my son.' });
    document.body.innerHTML = '<form><textarea></textarea></form>';
    const restored = document.querySelector('textarea')!;
    restored.value = 'For my son.';
    endAway();
    await new Promise((resolve) => setTimeout(resolve, 2));
    forgetDraftsOfEnded();
    expect(formDraft('prayer').read()).toBeUndefined();
    // What the browser puts back into the server's HTML.
    expect(restored).toHaveValue('');
    formDraft('prayer').write({ message: 'For my daughter.' });
    forgetDraftsOfEnded();
    expect(formDraft('prayer').read()).toEqual({ message: 'For my daughter.' });
  });

  it('is not reported by a message of another shape', async () => {
    open();
    otherTab.postMessage('session ended');
    otherTab.postMessage({ userId: 'another' });
    await screen.findByText('ended elsewhere');
    expect(notes(testUser.id).read()).toEqual(['Mine.']);
  });
});

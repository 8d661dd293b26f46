import { HostContext, useAuth, useHost, useLocation } from '@berea/shell-api';
import { json, renderInShell, testSession, testUser, unreachable, type Routes } from '@berea/shell-api/testing';
import type { Session } from '@supabase/supabase-js';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SignedInOnly } from '../frame/SignedInOnly.tsx';
import { showToast, takeWaitingToast } from '../toasts/toast-queue.ts';
import { AuthProvider } from './AuthProvider.tsx';
import type { PageClient } from './page-client.ts';

/** The provider with the client of the test. */
interface ProvidedProps extends Partial<Pick<PageClient, 'linked' | 'followLink'>> {
  linkFailure?: string;
  children: ReactNode;
}

const noLink = new Promise<never>(() => undefined);
const nothing = async () => undefined;

function Provided({ linkFailure, linked = noLink, followLink = nothing, children }: ProvidedProps) {
  const host = useHost();
  const client = useMemo<PageClient>(
    () => ({
      client: host.client,
      accessToken: host.accessToken,
      loaded: host.client(),
      linked,
      followLink,
      sessionExpected: true,
      async keptSession() {
        const { auth } = await host.client();
        return JSON.parse((await auth['storage'].getItem(auth['storageKey'])) ?? 'null') as Session | null;
      },
    }),
    [host, linked, followLink],
  );
  return (
    <AuthProvider client={client} linkFailure={linkFailure} newPassword="/auth/new-password">
      {children}
    </AuthProvider>
  );
}

function Who() {
  const { user, session, loading } = useAuth();
  return <output>{loading ? 'checking' : user ? `${user.email} with ${session?.access_token}` : 'nobody'}</output>;
}

function Profile() {
  const { signOut } = useAuth();
  return <button onClick={() => void signOut()}>Log Out</button>;
}

function Site() {
  const { pathname } = useLocation();
  return (
    <Provided>
      <Who />
      {pathname === '/profile' && (
        <SignedInOnly>
          <Profile />
        </SignedInOnly>
      )}
    </Provided>
  );
}

const show = (routes: Routes = {}, kept?: Session, at = '/') => renderInShell(<Site />, { at, routes, kept });
const silas = { ...testUser, id: '0b6f4a3e-0000-4000-8000-000000000003', email: 'silas@antioch.example' };
const who = (text: string) => screen.findByText(text);

const signedIn = 'lydia@thyatira.example with access';
const renewed = () => json({ ...testSession, access_token: 'renewed' });

describe('the auth state', () => {
  it('is loading until the first session check has completed', async () => {
    show();
    expect(screen.getByRole('status').textContent).toBe('checking');
    expect(await who('nobody')).toBeTruthy();
  });

  it('restores the stored session (INITIAL_SESSION)', async () => {
    show({}, testSession);
    expect(await who(signedIn)).toBeTruthy();
  });

  it('is signed out when the stored session has expired and cannot be refreshed', async () => {
    // The Supabase client logs the error.
    vi.spyOn(console, 'error').mockReturnValue();
    show(
      { '/auth/v1/token': () => json({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, 400) },
      { ...testSession, expires_at: 1 },
    );
    expect(await who('nobody')).toBeTruthy();
  });

  it('stays signed in, and says why, while the auth server is down and cannot renew an expired session', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers();
    const { toasts, client } = show({ '/auth/v1/token': unreachable }, { ...testSession, expires_at: 1 });
    const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await after(1_000);
    expect(screen.getByRole('status')).toHaveTextContent('checking');
    // The client tries for half a minute before it reports that there is no session.
    for (const milliseconds of [5_000, 40_000]) {
      await after(milliseconds);
      expect(screen.getByRole('status')).toHaveTextContent(signedIn);
    }
    expect(toasts).toEqual([
      {
        title: 'Error',
        description: 'Your account cannot be reached at the moment. You stay signed in, and nothing of yours is lost.',
        kind: 'destructive',
      },
    ]);
    await act(() => client.auth.signOut({ scope: 'local' }));
    await after(0);
    expect(screen.getByRole('status')).toHaveTextContent('nobody');
  });

  it('changes when a user signs in (SIGNED_IN)', async () => {
    const { client } = show({ '/auth/v1/token': () => json(testSession) });
    await who('nobody');
    await act(() => client.auth.signInWithPassword({ email: testUser.email!, password: 'Purple1234' }));
    expect(await who(signedIn)).toBeTruthy();
  });

  it('changes when the session ends (SIGNED_OUT), and says so to somebody who has not signed out', async () => {
    const { client, toasts } = show({ '/auth/v1/logout': () => new Response(null, { status: 204 }) }, testSession);
    await who(signedIn);
    await act(() => client.auth.signOut());
    expect(await who('nobody')).toBeTruthy();
    await waitFor(() =>
      expect(toasts).toMatchObject([{ description: 'Your session has ended. Please sign in again.' }]),
    );
  });

  it('security: stays signed out when a tab that was starting tells late of the session that has ended', async () => {
    const { client } = show({ '/auth/v1/logout': () => new Response(null, { status: 204 }) }, testSession);
    await who(signedIn);
    await act(() => client.auth.signOut());
    await who('nobody');
    const startingTab = new BroadcastChannel(client.auth['storageKey']);
    const told = vi.fn<() => void>();
    client.auth.onAuthStateChange((event) => event === 'SIGNED_IN' && told());
    startingTab.postMessage({ event: 'SIGNED_IN', session: testSession });
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(await who('nobody')).toBeTruthy();
    startingTab.postMessage({ event: 'SIGNED_IN', session: { ...testSession, access_token: 'another' } });
    expect(await who('lydia@thyatira.example with another')).toBeTruthy();
    startingTab.close();
  });

  it('has the new token when the session is refreshed (TOKEN_REFRESHED)', async () => {
    const { client } = show({ '/auth/v1/token': renewed }, testSession);
    await who(signedIn);
    await act(() => client.auth.refreshSession());
    expect(await who('lydia@thyatira.example with renewed')).toBeTruthy();
  });

  it('has the updated user after an account change (USER_UPDATED)', async () => {
    const { client } = show(
      { '/auth/v1/user': () => json({ ...testUser, email: 'lydia@philippi.example' }) },
      testSession,
    );
    await who(signedIn);
    await act(() => client.auth.updateUser({ email: 'lydia@philippi.example' }));
    expect(await who('lydia@philippi.example with access')).toBeTruthy();
  });

  it('is signed in after a recovery link is opened (PASSWORD_RECOVERY)', async () => {
    const { client } = show({ '/auth/v1/verify': () => json(testSession) });
    await who('nobody');
    await act(() => client.auth.verifyOtp({ type: 'recovery', token_hash: 'hash' }));
    expect(await who(signedIn)).toBeTruthy();
  });

  it('has the new token after a second factor (MFA_CHALLENGE_VERIFIED)', async () => {
    const { client } = show({ '/auth/v1/factors/factor/verify': renewed }, testSession);
    await who(signedIn);
    await act(() => client.auth.mfa.verify({ factorId: 'factor', challengeId: 'challenge', code: '123456' }));
    expect(await who('lydia@thyatira.example with renewed')).toBeTruthy();
  });
});

describe('a client whose code does not come', () => {
  const broken = (kept: Session | null): PageClient => ({
    client: () => Promise.reject(new Error('Loading chunk 7 failed.')),
    accessToken: async () => undefined,
    loaded: new Promise(() => undefined),
    linked: noLink,
    followLink: nothing,
    sessionExpected: true,
    keptSession: async () => kept,
  });
  const open = (kept: Session | null) =>
    renderInShell(
      <AuthProvider client={broken(kept)}>
        <Who />
      </AuthProvider>,
    );

  it('leaves the user signed in, and says that the account cannot be reached', async () => {
    const { toasts } = open(testSession);
    expect(await who(signedIn)).toBeTruthy();
    expect(toasts).toHaveLength(1);
  });

  it('leaves nobody waiting when nobody is signed in', async () => {
    open(null);
    expect(await who('nobody')).toBeTruthy();
  });

  it('security: shows nobody as signed in once they have signed out', async () => {
    const key = 'sb-supabase-auth-token';
    localStorage.setItem(key, JSON.stringify(testSession));
    const page: PageClient = {
      ...broken(null),
      keptSession: async () => JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null,
    };
    function Without() {
      const host = useHost();
      return (
        <HostContext value={{ ...host, client: page.client }}>
          <AuthProvider client={page}>
            <Who />
            <Profile />
          </AuthProvider>
        </HostContext>
      );
    }
    const { toasts } = renderInShell(<Without />, { at: '/profile' });
    await who(signedIn);
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(await who('nobody')).toBeTruthy();
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Signed out' }));
  });

  it('is tried again when the network is back', async () => {
    const page = { ...broken(testSession), client: vi.fn<PageClient['client']>(broken(null).client) };
    renderInShell(
      <AuthProvider client={page}>
        <Who />
      </AuthProvider>,
    );
    await who(signedIn);
    dispatchEvent(new Event('online'));
    expect(page.client).toHaveBeenCalledTimes(2);
  });
});

it('security: asks who is signed in before a link of another account signs them over', async () => {
  const linked = Promise.resolve({
    kind: 'other',
    user: { ...testUser, email: 'simon@samaria.example' },
    here: testUser,
  } as const);
  const followLink = vi.fn<() => Promise<undefined>>(nothing);
  const { toasts } = renderInShell(
    <Provided linked={linked} followLink={followLink}>
      <Who />
    </Provided>,
    { kept: testSession, routes: { '/auth/v1/logout': () => new Response(null, { status: 204 }) } },
  );
  await who(signedIn);
  expect(toasts).toMatchObject([
    {
      title: 'This link is for another account',
      description:
        'The link signs in simon@samaria.example. You are signed in as lydia@thyatira.example, and nothing was changed.',
    },
  ]);
  expect(followLink).not.toHaveBeenCalled();
  await act(async () => toasts[0]!.action!.run());
  // Everything of the first is forgotten before.
  await who('nobody');
  await waitFor(() => expect(followLink).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({ description: 'You are signed in as simon@samaria.example.' }),
  );
});

describe('a link that was not asked for in this browser', () => {
  const linked = Promise.resolve({
    kind: 'unexpected',
    user: { ...testUser, email: 'simon@samaria.example' },
  } as const);
  function Offered() {
    const { offered } = useAuth();
    return offered ? <button onClick={offered.accept}>{offered.email}</button> : null;
  }
  const open = () => {
    const followLink = vi.fn<() => Promise<undefined>>(nothing);
    const stage = renderInShell(
      <Provided linked={linked} followLink={followLink}>
        <Who />
        <Offered />
      </Provided>,
    );
    return { ...stage, followLink };
  };
  afterEach(() => history.replaceState(null, '', '/'));

  it('security: signs nobody in before they say that it is theirs', async () => {
    const { toasts, followLink } = open();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({
      title: 'Is this link yours?',
      description:
        'It signs you in as simon@samaria.example, and was not asked for in this browser. What you write would be kept in that account.',
    });
    expect(followLink).not.toHaveBeenCalled();
    await act(async () => toasts[0]!.action!.run());
    expect(followLink).toHaveBeenCalledOnce();
  });

  it('is asked about by the page for a new password itself', async () => {
    history.replaceState(null, '', '/auth/new-password');
    const { toasts, followLink } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'simon@samaria.example' }));
    expect(followLink).toHaveBeenCalledOnce();
    expect(toasts).toMatchObject([{ title: 'Signed in' }]);
  });
});

it('shows one toast that explains why an email link did not sign the user in', async () => {
  const { toasts } = renderInShell(
    <Provided linkFailure="Email link is invalid or has expired">
      <Who />
    </Provided>,
  );
  await who('nobody');
  expect(toasts).toEqual([
    { title: 'Error', description: 'Email link is invalid or has expired', kind: 'destructive' },
  ]);
});

describe('signing out', () => {
  it.each<[string, Routes[string]]>([
    ['the server confirms', () => new Response(null, { status: 204 })],
    ['the session is already gone', () => json({ code: 'session_not_found', message: 'Session not found' }, 403)],
    ['the server returns 500', () => json({ message: 'Internal' }, 500)],
    ['the server is unreachable', unreachable],
  ])('ends the session, shows a toast and returns home when %s', async (_, logout) => {
    const { address, toasts, client } = show({ '/auth/v1/logout': logout }, testSession, '/profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    expect(await who('nobody')).toBeTruthy();
    await vi.waitFor(() => expect(toasts).toHaveLength(1));
    expect(address()).toBe('/');
    expect((await client.auth.getSession()).data.session).toBeNull();
    expect(toasts).toEqual([
      { title: 'Signed out', description: 'You have been signed out successfully', kind: 'success' },
    ]);
  });
});

describe('a session that another one follows', () => {
  it('security: takes what was typed into the screens with it, so that nothing is saved as somebody else', async () => {
    const { client } = renderInShell(
      <Provided>
        <Who />
        <input aria-label="Your note" />
      </Provided>,
      { kept: testSession, routes: { '/auth/v1/token': () => json({ ...testSession, user: silas }) } },
    );
    await who(signedIn);
    await userEvent.type(screen.getByLabelText('Your note'), 'Lydia’s.');
    // As another tab does, in which somebody else signs in.
    showToast({ title: 'Removed: my marriage', kind: 'success' });
    await act(() => client.auth.signInWithPassword({ email: silas.email, password: 'Purple-1' }));
    await waitFor(() => expect(screen.getByLabelText('Your note')).toHaveValue(''));
    expect(takeWaitingToast()).toBeUndefined();
  });
});

it('security: signing out takes what the toasts say with it', async () => {
  renderInShell(
    <Provided>
      <Who />
      <Profile />
    </Provided>,
    { kept: testSession },
  );
  await who(signedIn);
  showToast({ title: 'Removed: my marriage', kind: 'success' });
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(takeWaitingToast()).toBeUndefined());
});

describe('a session that is ended in another tab', () => {
  it('security: takes what was typed into the screens of this tab with it, and what failed there', async () => {
    renderInShell(
      <Provided>
        <Who />
        <input aria-label="Your Prayer Request" />
      </Provided>,
      { kept: testSession },
    );
    await who(signedIn);
    showToast({ title: 'Error', description: 'Failed to save note at John 3:2.', kind: 'destructive' });
    await userEvent.type(screen.getByLabelText('Your Prayer Request'), 'For my son.');
    const otherTab = new BroadcastChannel('berea:session-ended');
    otherTab.postMessage({ userId: testUser.id });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Your Prayer Request')).toHaveValue(''));
    expect(takeWaitingToast()).toBeUndefined();
    otherTab.close();
  });
});

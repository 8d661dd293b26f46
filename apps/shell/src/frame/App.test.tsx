import type { Remote } from '@berea/shell-api';
import { json, renderInShell, silence, testUser, unreachable } from '@berea/shell-api/testing';
import { Toasts, useToasts } from '@berea/ui/overlays';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RemoteStore } from '../remotes/remote-store.ts';
import { registryOf } from '../remotes/testing/registry.ts';
import { App } from './App.tsx';

const registry = registryOf({
  reader: { routes: [{ path: '/bible', access: 'open' }] },
  account: {
    routes: [
      { path: '/profile', access: 'signed-in' },
      { path: '/auth', access: 'open' },
    ],
  },
});
const screenOf = (path: string, title: string) => ({
  path,
  Component: () => (
    <>
      <h1>{title}</h1>
      <a href="/bible">Read</a>
    </>
  ),
});
const offers: Record<string, Remote> = {
  reader: { routes: [screenOf('/bible/:book?', 'Bible')] },
  account: { routes: [screenOf('/profile', 'Profile'), screenOf('/auth', 'Sign In')] },
};

/** Renders the app at an address. `missing` names a remote whose files fail to load. */
function open(at: string, { auth, missing }: { auth?: object; missing?: string } = {}) {
  const store = new RemoteStore(async ({ remote }) =>
    remote === missing ? Promise.reject(new Error('Loading chunk failed')) : offers[remote]!,
  );
  return renderInShell(<App registry={registry} store={store} />, {
    at,
    auth,
    routes: { '/functions/v1/daily-verse': silence },
  });
}

const header = () => screen.queryByRole('link', { name: 'Berea Your tool for deep scriptural exploration' });
const page = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the app', () => {
  it('shows the home page, which has its own header', async () => {
    open('/');
    await page('Berea');
    expect(header()).toBeNull();
  });

  it('shows the screen of a remote under the header', async () => {
    open('/bible/john');
    await page('Bible');
    expect(header()).toBeTruthy();
  });

  it('shows the 404 page without the header for an unknown address', async () => {
    open('/nowhere');
    await page('404');
    expect(header()).toBeNull();
  });

  it('shows the 404 page without the header when the loaded remote has no such route', async () => {
    open('/auth/nowhere');
    await page('404');
    expect(header()).toBeNull();
  });

  it('security: redirects a visitor from a private screen to sign-in', async () => {
    const { address } = open('/profile');
    await page('Sign In');
    expect(address()).toBe('/auth?next=%2Fprofile');
  });

  it('shows a spinner below the header while the session is being checked', () => {
    open('/profile', { auth: { loading: true } });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(header()).toBeTruthy();
  });

  it('shows a private screen to a signed-in user', async () => {
    open('/profile', { auth: { user: testUser } });
    expect(await page('Profile')).toBeTruthy();
  });

  it('navigates when a link on a screen is clicked', async () => {
    const { address } = open('/profile', { auth: { user: testUser } });
    await page('Profile');
    await userEvent.click(screen.getByRole('link', { name: 'Read' }));
    await page('Bible');
    expect(address()).toBe('/bible');
  });

  it('scrolls to the top on a new page but not on back navigation', async () => {
    const { go } = open('/bible');
    await page('Bible');
    await go('/auth');
    await page('Sign In');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    await go(-1);
    await page('Bible');
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('clears the toasts of failures on navigation, and no others', async () => {
    function Failing() {
      const { show } = useToasts();
      const showBoth = () => {
        show({ title: 'Copied' });
        show({ title: 'Error', kind: 'destructive', action: { label: 'Try again', run: () => undefined } });
      };
      return <button onClick={showBoth}>Copy</button>;
    }
    const store = new RemoteStore(async ({ remote }) => offers[remote]!);
    const { go } = renderInShell(
      <>
        <App registry={registry} store={store} />
        <Failing />
        <Toasts />
      </>,
      { at: '/bible' },
    );
    await page('Bible');
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByText('Error')).toBeInTheDocument();
    await go('/auth');
    await waitFor(() => expect(screen.queryByText('Error')).toBeNull());
    expect(screen.getByText('Copied')).toBeInTheDocument();
  });

  it('does not scroll on navigation within a screen', async () => {
    const { go } = open('/bible/john');
    await page('Bible');
    await go('/bible/mark');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('when one remote fails to load', () => {
  it('only its own screens are unavailable', async () => {
    // The store logs the failure.
    vi.spyOn(console, 'error').mockReturnValue();
    const { go } = open('/bible', { missing: 'reader' });
    await screen.findByRole('alert');
    expect(header()).toBeTruthy();
    await go('/auth');
    await page('Sign In');
    await go('/');
    expect(await page('Berea')).toBeTruthy();
  });
});

describe('without a registry', () => {
  it('the home page works', async () => {
    renderInShell(<App registry={undefined} store={new RemoteStore()} />, {
      routes: { '/functions/v1/daily-verse': silence },
    });
    expect(await page('Berea')).toBeTruthy();
  });

  it('a screen is reported as unavailable, not as missing', async () => {
    renderInShell(<App registry={undefined} store={new RemoteStore()} />, { at: '/bible' });
    expect(screen.getByRole('alert').textContent).toContain('This page is temporarily unavailable');
    expect(screen.queryByText('404')).toBeNull();
    expect(header()).toBeTruthy();
  });

  it('a retry shows the screen once the registry can be loaded', async () => {
    const answers = [unreachable, () => json(registry)];
    const store = new RemoteStore(async () => offers['reader']!);
    renderInShell(<App registry={undefined} store={store} />, {
      at: '/bible',
      routes: { '/registry.json': () => answers.shift()!() },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await page('Bible')).toBeTruthy();
  });
});

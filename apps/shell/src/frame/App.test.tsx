import { json, renderInShell, silence, testUser, unreachable } from '@berea/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Registry } from '@berea/registry';
import { useEffect, type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RemoteStore } from '../remotes/remote-store.ts';
import { candidatesOf, registryOf } from '../remotes/testing/registry.ts';
import { showToast } from '../toasts/toast-queue.ts';
import { ToastArea } from '../toasts/ToastArea.tsx';
import { App } from './App.tsx';

const registry = registryOf({
  reader: {
    routes: [{ path: '/bible/:book?' }],
    contributions: { home: [{ path: '/bible', label: 'Bible', description: 'Read it' }] },
  },
  account: {
    routes: [
      { path: '/profile', access: 'signed-in' },
      { path: '/auth', role: 'sign-in' },
    ],
  },
  withdrawn: { routes: [{ path: '/sources' }], enabled: false },
});
const titles: Record<string, string> = { Bible: 'Bible', Profile: 'Profile', Auth: 'Sign In' };

const screenOf =
  (title: string | undefined): ComponentType =>
  () => (
    <>
      <h1>{title}</h1>
      <a href="/bible">Read</a>
    </>
  );

/** A store that loads every screen, except those of `missing`. */
const storeWithout = (missing?: string) =>
  new RemoteStore({
    load: async ({ release, route }) =>
      release.remote === missing ? Promise.reject(new Error('Loading chunk failed')) : screenOf(titles[route.screen]),
    changed: async () => false,
  });

/** Renders the app at an address. `missing` names a remote whose files fail to load. */
function open(
  at: string,
  { auth, missing, shown = registry }: { auth?: object; missing?: string; shown?: Registry } = {},
) {
  return renderInShell(<App registry={shown} store={storeWithout(missing)} />, {
    at,
    auth,
    routes: { '/functions/v1/daily-verse': silence },
  });
}

const header = () => screen.queryByRole('link', { name: 'Berea Your tool for deep scriptural exploration' });
const page = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the app', () => {
  it('shows the home page, which has its own header and the cards of the remotes', async () => {
    open('/');
    await page('Berea');
    expect(screen.getByRole('link', { name: 'Bible Read it' })).toHaveAttribute('href', '/bible');
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

  it('shows the 404 page without the header when the remote has no such route', async () => {
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

  it('scrolls to the top on a new page, and on Back where it is not known where that was read', async () => {
    const { go } = open('/bible');
    await page('Bible');
    await go('/auth');
    await page('Sign In');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    await go(-1);
    await page('Bible');
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'throws when it is left',
      () => () => {
        throw new TypeError('cannot stop watching');
      },
    ],
    ['removed its own content', () => void document.querySelector('main')?.remove()],
  ])('shows the next page although the screen before it %s, and reports it', async (_, effect) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reported = vi.fn<(event: Event) => void>();
    addEventListener('error', reported);
    function Failing() {
      useEffect(effect, []);
      return (
        <main>
          <h1>Failing</h1>
        </main>
      );
    }
    const store = new RemoteStore({
      load: async ({ route }) => (route.screen === 'Auth' ? Failing : screenOf(titles[route.screen])),
    });
    const { go } = renderInShell(<App registry={registry} store={store} />, { at: '/auth' });
    await vi.waitFor(() => expect(store.state(candidatesOf(registry, '/auth')).status).toBe('ready'));
    await act(async () => undefined);
    await go('/bible');
    await page('Bible');
    expect(header()).toBeTruthy();
    expect(reported).toHaveBeenCalled();
    removeEventListener('error', reported);
  });

  it('clears the toasts of failures on navigation, and no others', async () => {
    function Failing() {
      const showBoth = () => {
        showToast({ title: 'Copied' });
        showToast({ title: 'Error', kind: 'destructive', action: { label: 'Try again', run: () => undefined } });
      };
      return <button onClick={showBoth}>Copy</button>;
    }
    const { go } = renderInShell(
      <>
        <App registry={registry} store={storeWithout()} />
        <Failing />
        <ToastArea />
      </>,
      { at: '/bible' },
    );
    await page('Bible');
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Error')).toBeInTheDocument();
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

describe('a remote that is switched off', () => {
  it('says so at its addresses, which are not missing', async () => {
    open('/sources/any');
    expect(screen.getByRole('alert').textContent).toContain('This part of Berea is switched off for now.');
    expect(screen.queryByText('404')).toBeNull();
    expect(header()).toBeTruthy();
  });
});

describe('a remote whose part of the registry cannot be read', () => {
  it('asks for a newer page at its addresses, and leaves the others alone', async () => {
    const { reader: _, ...others } = registry.remotes;
    const { go } = open('/bible/john', { shown: { ...registry, remotes: others } });
    expect(screen.getByRole('alert').textContent).toContain('This part needs a newer Berea. Reload.');
    expect(header()).toBeTruthy();
    await go('/auth');
    await page('Sign In');
  });
});

describe('without a registry', () => {
  it.each([
    ['Bible', 'Read and study scripture', '/bible'],
    ['Encyclopedia', 'Explore biblical concepts', '/encyclopedia'],
    ['Ask a Question', 'Get scriptural answers', '/question'],
    ['Apologetics', 'Defend your faith', '/apologetics'],
    ['Guided Studies', 'Curated reading plans', '/guided-studies'],
    ['Concordance', 'Search for specific words', '/concordance'],
  ])('the home page has the built-in card for %s: %s', (label, description, address) => {
    renderInShell(<App registry={undefined} store={new RemoteStore()} />, {
      routes: { '/functions/v1/daily-verse': silence },
    });
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    const card = within(contents).getByRole('link', { name: `${label} ${description}` });
    expect(card).toHaveAttribute('href', address);
  });

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
    renderInShell(<App registry={undefined} store={storeWithout()} />, {
      at: '/bible',
      routes: { '/registry.json': () => answers.shift()!() },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await page('Bible')).toBeTruthy();
  });
});

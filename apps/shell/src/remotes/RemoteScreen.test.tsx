import { useLocation, useParams, type Remote } from '@berea/shell-api';
import { renderInShell } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteTimeout } from './failure.ts';
import { matchRemote, type Release } from './match.ts';
import { RemoteScreen } from './RemoteScreen.tsx';
import { RemoteStore } from './remote-store.ts';
import { registryOf } from './testing/registry.ts';

const registry = registryOf({
  reader: {
    versions: ['1.1.0-bbbbbb'],
    routes: [
      { path: '/bible', access: 'open' },
      { path: '/concordance', access: 'open' },
    ],
  },
});
const unavailable = 'This page is temporarily unavailable';

let broken: boolean;
function Bible() {
  if (broken) throw new TypeError('cannot read verse');
  return <h1>Bible {useParams()['book']}</h1>;
}
const reader: Remote = {
  routes: [
    { path: '/bible/:book?', Component: Bible },
    { path: '/concordance', Component: () => <h1>Concordance</h1> },
  ],
};

/** Renders an address of the reader remote, loaded by this function. */
function open(at: string, load: (release: Release) => Promise<Remote>) {
  const store = new RemoteStore(load);
  function Site() {
    const match = matchRemote(registry, useLocation().pathname);
    return match ? <RemoteScreen match={match} store={store} /> : null;
  }
  return renderInShell(<Site />, { at });
}

beforeEach(() => {
  broken = false;
  // React and the store log the failure.
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the screen of a remote', () => {
  it('shows a loading message until the remote has loaded', () => {
    open('/bible', () => new Promise(() => undefined));
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeInTheDocument();
  });

  it('shows the remote component for the address', async () => {
    open('/bible/john', async () => reader);
    expect(await screen.findByRole('heading', { name: 'Bible john' })).toBeInTheDocument();
  });

  it('shows the 404 page when the remote has no such route', async () => {
    open('/bible/john/x/y/z', async () => reader);
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });

  it.each([
    ['fails to load', new TypeError('Failed to fetch'), /could not be loaded\. Check your connection and try again/],
    ['times out', new RemoteTimeout('reader did not load within 15 s'), /taking too long to load/],
    ['throws', new ReferenceError('x is not defined'), /ran into a problem/],
  ])('shows the reason and a link to home when the remote %s', async (_, thrown, sentence) => {
    open('/bible', async () => Promise.reject(thrown));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(unavailable);
    expect(alert.textContent).toMatch(sentence);
    expect(alert.textContent).toContain(thrown.message);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('recovers on retry without a page reload once the files are available again', async () => {
    let available = false;
    open('/bible/john', async () => (available ? reader : Promise.reject(new TypeError('Failed to fetch'))));
    await screen.findByRole('alert');
    available = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Bible john' })).toBeInTheDocument();
  });

  it('shows the reason when the remote throws while rendering, and recovers on retry', async () => {
    broken = true;
    open('/bible', async () => reader);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot read verse');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Bible/ })).toBeInTheDocument();
  });

  it('does not affect other screens of the same remote when it fails', async () => {
    broken = true;
    const { go } = open('/bible', async () => reader);
    await screen.findByRole('alert');
    await go('/concordance');
    expect(await screen.findByRole('heading', { name: 'Concordance' })).toBeInTheDocument();
  });
});

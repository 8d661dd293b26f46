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
const out = 'This page is out for the moment';

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

/** Opens an address of the reader, which is brought into the page like this. */
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
  // React and the store say on the console what failed.
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the screen of a remote', () => {
  it('says that it is loading until the remote is here', () => {
    open('/bible', () => new Promise(() => undefined));
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy();
  });

  it('shows what the remote offers at the address', async () => {
    open('/bible/john', async () => reader);
    expect(await screen.findByRole('heading', { name: 'Bible john' })).toBeTruthy();
  });

  it('is not found where the remote has no such screen', async () => {
    open('/bible/john/x/y/z', async () => reader);
    expect(await screen.findByText('Page not found')).toBeTruthy();
  });

  it.each([
    ['did not come', new TypeError('Failed to fetch'), /could not be loaded\. Check your connection and try again/],
    ['took too long', new RemoteTimeout('reader did not load within 15 s'), /taking too long to load/],
    ['does not work', new ReferenceError('x is not defined'), /ran into a problem/],
  ])('says what happened when the remote %s, with the way home', async (_, thrown, sentence) => {
    open('/bible', async () => Promise.reject(thrown));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(out);
    expect(alert.textContent).toMatch(sentence);
    expect(alert.textContent).toContain(thrown.message);
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('comes back on a retry, without a reload, once the files are there again', async () => {
    let there = false;
    open('/bible/john', async () => (there ? reader : Promise.reject(new TypeError('Failed to fetch'))));
    await screen.findByRole('alert');
    there = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Bible john' })).toBeTruthy();
  });

  it('says what happened when the remote fails while it is shown, and comes back on a retry', async () => {
    broken = true;
    open('/bible', async () => reader);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot read verse');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Bible/ })).toBeTruthy();
  });

  it('that fails takes no other screen of its remote along', async () => {
    broken = true;
    const { go } = open('/bible', async () => reader);
    await screen.findByRole('alert');
    await go('/concordance');
    expect(await screen.findByRole('heading', { name: 'Concordance' })).toBeTruthy();
  });
});

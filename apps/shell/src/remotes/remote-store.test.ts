import type { Remote } from '@berea/shell-api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteTimeout } from './failure.ts';
import type { Release } from './match.ts';
import { RemoteStore } from './remote-store.ts';
import { remoteOf } from './testing/registry.ts';

const stable = '1.1.0-bbbbbb';
const previous = '1.0.0-aaaaaa';
const reader = remoteOf({ versions: [stable, previous] });
const readerWithoutPrevious = remoteOf({ versions: [stable] });
const offered: Remote = { routes: [{ path: '/bible', Component: () => null }] };

/** A store whose loads have these outcomes, in order, and the versions that were requested. */
function storeWith(...outcomes: (Remote | Error)[]) {
  const requested: string[] = [];
  const store = new RemoteStore(async ({ id }: Release) => {
    requested.push(id);
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome ?? expect.fail('unexpected extra load');
  });
  return { store, requested };
}

const offline = () => new TypeError('Failed to fetch');

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe('a remote', () => {
  it('is loading until it has loaded', async () => {
    const { store, requested } = storeWith(offered);
    expect(store.state('reader')).toEqual({ status: 'loading' });
    await store.load('reader', reader);
    expect(store.state('reader')).toEqual({ status: 'ready', remote: offered, release: stable });
    expect(requested).toEqual([stable]);
  });

  it('is retried once after a failure', async () => {
    const { store, requested } = storeWith(offline(), offered);
    await store.load('reader', reader);
    expect(store.state('reader')).toMatchObject({ status: 'ready', release: stable });
    expect(requested).toEqual([stable, stable]);
  });

  it('falls back to its previous version after two failures, without a page reload', async () => {
    const { store, requested } = storeWith(offline(), offline(), offered);
    await store.load('reader', reader);
    expect(store.state('reader')).toMatchObject({ status: 'ready', release: previous });
    expect(requested).toEqual([stable, stable, previous]);
  });

  it('reports the failure of the stable version when the previous version fails too', async () => {
    const { store } = storeWith(offline(), offline(), new Error('older trouble'));
    await store.load('reader', reader);
    expect(store.state('reader')).toEqual({
      status: 'failed',
      failure: { kind: 'unreachable', detail: 'Failed to fetch' },
    });
  });

  it('fails after two attempts without a previous version', async () => {
    const { store, requested } = storeWith(offline(), offline());
    await store.load('reader', readerWithoutPrevious);
    expect(store.state('reader')).toMatchObject({ status: 'failed' });
    expect(requested).toEqual([stable, stable]);
  });

  it('is reported as slow after a timeout', async () => {
    const { store } = storeWith(new RemoteTimeout('15 s'), new RemoteTimeout('15 s'));
    await store.load('reader', readerWithoutPrevious);
    expect(store.state('reader')).toMatchObject({ failure: { kind: 'slow' } });
  });

  it('is reported as broken when it throws while starting', async () => {
    const { store } = storeWith(new ReferenceError('x is not defined'), new ReferenceError('x is not defined'));
    await store.load('reader', readerWithoutPrevious);
    expect(store.state('reader')).toEqual({
      status: 'failed',
      failure: { kind: 'broken', detail: 'x is not defined' },
    });
  });

  it('can be loaded again after a failure', async () => {
    const { store } = storeWith(offline(), offline(), offered);
    await store.load('reader', readerWithoutPrevious);
    const again = store.load('reader', readerWithoutPrevious);
    expect(store.state('reader')).toEqual({ status: 'loading' });
    await again;
    expect(store.state('reader')).toMatchObject({ status: 'ready' });
  });

  it('is loaded once for several screens', async () => {
    const { store, requested } = storeWith(offered);
    store.ensure('reader', reader);
    store.ensure('reader', reader);
    await vi.waitFor(() => expect(store.state('reader').status).toBe('ready'));
    store.ensure('reader', reader);
    expect(requested).toEqual([stable]);
  });

  it('does not affect other remotes when it fails', async () => {
    const { store } = storeWith(offline(), offline(), offered);
    await store.load('reader', readerWithoutPrevious);
    await store.load('account', readerWithoutPrevious);
    expect([store.state('reader').status, store.state('account').status]).toEqual(['failed', 'ready']);
  });
});

it('notifies listeners of every change until they unsubscribe', async () => {
  const { store } = storeWith(offered, offered);
  const statuses: string[] = [];
  const stop = store.subscribe(() => statuses.push(store.state('reader').status));
  await store.load('reader', reader);
  stop();
  await store.load('reader', reader);
  expect(statuses).toEqual(['loading', 'ready']);
});

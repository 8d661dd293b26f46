import type { Remote } from '@berea/shell-api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteTimeout } from './failure.ts';
import type { Release } from './match.ts';
import { RemoteStore } from './remote-store.ts';
import { remoteOf } from './testing/registry.ts';

const stable = '1.1.0-bbbbbb';
const previous = '1.0.0-aaaaaa';
const reader = remoteOf({ versions: [stable, previous] });
const readerAlone = remoteOf({ versions: [stable] });
const offered: Remote = { routes: [{ path: '/bible', Component: () => null }] };

/** A store whose loads end as told, one after the other, and the versions that were asked for. */
function storeWith(...outcomes: (Remote | Error)[]) {
  const asked: string[] = [];
  const store = new RemoteStore(async ({ id }: Release) => {
    asked.push(id);
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome ?? expect.fail('one load more than told');
  });
  return { store, asked };
}

const offline = () => new TypeError('Failed to fetch');

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe('a remote', () => {
  it('is loading until it is there', async () => {
    const { store, asked } = storeWith(offered);
    expect(store.state('reader')).toEqual({ status: 'loading' });
    await store.load('reader', reader);
    expect(store.state('reader')).toEqual({ status: 'ready', remote: offered, release: stable });
    expect(asked).toEqual([stable]);
  });

  it('that fails once is tried once more', async () => {
    const { store, asked } = storeWith(offline(), offered);
    await store.load('reader', reader);
    expect(store.state('reader')).toMatchObject({ status: 'ready', release: stable });
    expect(asked).toEqual([stable, stable]);
  });

  it('that fails twice falls back to its previous version, in the same page', async () => {
    const { store, asked } = storeWith(offline(), offline(), offered);
    await store.load('reader', reader);
    expect(store.state('reader')).toMatchObject({ status: 'ready', release: previous });
    expect(asked).toEqual([stable, stable, previous]);
  });

  it('whose previous version fails too is out, for the reason of the stable one', async () => {
    const { store } = storeWith(offline(), offline(), new Error('older trouble'));
    await store.load('reader', reader);
    expect(store.state('reader')).toEqual({
      status: 'failed',
      failure: { kind: 'unreachable', detail: 'Failed to fetch' },
    });
  });

  it('without a previous version is out after two tries', async () => {
    const { store, asked } = storeWith(offline(), offline());
    await store.load('reader', readerAlone);
    expect(store.state('reader')).toMatchObject({ status: 'failed' });
    expect(asked).toEqual([stable, stable]);
  });

  it('that takes too long is said to be slow', async () => {
    const { store } = storeWith(new RemoteTimeout('15 s'), new RemoteTimeout('15 s'));
    await store.load('reader', readerAlone);
    expect(store.state('reader')).toMatchObject({ failure: { kind: 'slow' } });
  });

  it('that throws while starting is said to be broken', async () => {
    const { store } = storeWith(new ReferenceError('x is not defined'), new ReferenceError('x is not defined'));
    await store.load('reader', readerAlone);
    expect(store.state('reader')).toEqual({
      status: 'failed',
      failure: { kind: 'broken', detail: 'x is not defined' },
    });
  });

  it('that failed comes back when it is asked for again', async () => {
    const { store } = storeWith(offline(), offline(), offered);
    await store.load('reader', readerAlone);
    const again = store.load('reader', readerAlone);
    expect(store.state('reader')).toEqual({ status: 'loading' });
    await again;
    expect(store.state('reader')).toMatchObject({ status: 'ready' });
  });

  it('is loaded once, however many screens need it', async () => {
    const { store, asked } = storeWith(offered);
    store.ensure('reader', reader);
    store.ensure('reader', reader);
    await vi.waitFor(() => expect(store.state('reader').status).toBe('ready'));
    store.ensure('reader', reader);
    expect(asked).toEqual([stable]);
  });

  it('costs no other remote anything when it fails', async () => {
    const { store } = storeWith(offline(), offline(), offered);
    await store.load('reader', readerAlone);
    await store.load('account', readerAlone);
    expect([store.state('reader').status, store.state('account').status]).toEqual(['failed', 'ready']);
  });
});

it('tells who listens about every change, until they stop', async () => {
  const { store } = storeWith(offered, offered);
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push(store.state('reader').status));
  await store.load('reader', reader);
  stop();
  await store.load('reader', reader);
  expect(heard).toEqual(['loading', 'ready']);
});

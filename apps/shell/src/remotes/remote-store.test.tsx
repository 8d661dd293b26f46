import type { ComponentType } from 'react';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { RemoteTimeout } from './failure.ts';
import { RemoteStore, type RemoteStoreOptions } from './remote-store.ts';
import { candidatesOf, registryOf } from './testing/registry.ts';

const stable = '1.1.0-bbbbbb';
const previous = '1.0.0-aaaaaa';
const registry = registryOf({
  reader: {
    versions: [stable, previous],
    routes: [{ path: '/bible' }, { path: '/concordance' }, { path: '/bible/map', expose: './bible', screen: 'Bible' }],
    only: { [previous]: { routes: [{ path: '/bible' }, { path: '/concordance' }] } },
  },
  account: { versions: [stable] },
});
const bible = candidatesOf(registry, '/bible');
const concordance = candidatesOf(registry, '/concordance');
/** Without an earlier release. */
const account = candidatesOf(registry, '/account');
const Screen = () => null;

type Outcome = ComponentType | Error | Promise<ComponentType>;

/** A store whose loads have these outcomes, in order, and the versions that were requested. */
function storeWith(outcomes: Outcome[], options: Omit<RemoteStoreOptions, 'load'> = {}) {
  const requested: string[] = [];
  const load = async ({ release }: (typeof bible)[0]) => {
    requested.push(release.id);
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome ?? expect.fail('unexpected extra load');
  };
  return {
    store: new RemoteStore({ load, discard: () => undefined, changed: async () => false, ...options }),
    requested,
  };
}

const offline = () => new Error('ScriptNetworkError: Failed to load script');
const broken = () => new ReferenceError('x is not defined');
const silent = () => new Promise<never>(() => undefined);
const shown = (id: string) => expect.objectContaining({ status: 'ready', release: expect.objectContaining({ id }) });

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a screen', () => {
  it('is loading until it has loaded', async () => {
    const { store, requested } = storeWith([Screen]);
    expect(store.state(bible)).toEqual({ status: 'loading' });
    await store.load(bible);
    expect(store.state(bible)).toEqual({ status: 'ready', Screen, release: bible[0].release });
    expect(requested).toEqual([stable]);
  });

  it('is loaded again once after a network error, and not after any other', async () => {
    const recovering = storeWith([offline(), Screen]);
    await recovering.store.load(account);
    expect(recovering.store.state(account)).toEqual(shown(stable));
    const { store, requested } = storeWith([broken()]);
    await store.load(account);
    expect(store.state(account)).toEqual({
      status: 'failed',
      failure: { kind: 'starting', detail: 'x is not defined' },
    });
    expect(requested).toEqual([stable]);
  });

  it('is not loaded again after a timeout, which was long enough', async () => {
    const { store, requested } = storeWith([new RemoteTimeout('15 s')], { changed: silent });
    await store.load(account);
    expect(store.state(account)).toMatchObject({ failure: { kind: 'unreachable', detail: '15 s' } });
    expect(requested).toEqual([stable]);
  });

  it('comes from the previous version when the stable one fails, without a page reload', async () => {
    const { store, requested } = storeWith([offline(), offline(), Screen]);
    await store.load(bible);
    expect(store.state(bible)).toEqual(shown(previous));
    expect(requested).toEqual([stable, stable, previous]);
  });

  it('comes from the previous version at once: why the stable one failed is not asked first', async () => {
    const { store } = storeWith([offline(), offline(), Screen], { changed: silent });
    await store.load(bible);
    expect(store.state(bible)).toEqual(shown(previous));
  });

  it('reports the failure of the stable version when the previous version fails too', async () => {
    const { store } = storeWith([offline(), offline(), broken()]);
    await store.load(bible);
    expect(store.state(bible)).toMatchObject({ status: 'failed', failure: { kind: 'unreachable' } });
  });

  it('is reported as gone when the host no longer has this version', async () => {
    const answer = async (file: string | URL | Request) =>
      String(file) === '/registry.json' ? Response.json({ remotes: {} }) : new Response('Not found.', { status: 404 });
    vi.stubGlobal('fetch', answer);
    const { store } = storeWith([offline(), offline()]);
    await store.load(account);
    expect(store.state(account)).toMatchObject({ status: 'failed', failure: { kind: 'gone' } });
    vi.unstubAllGlobals();
  });

  it('is reported as changed when the host sends other bytes than were published', async () => {
    const changed = vi.fn<(release: unknown) => Promise<boolean>>(async () => true);
    const { store } = storeWith([offline(), offline()], { changed });
    await store.load(account);
    expect(store.state(account)).toMatchObject({ failure: { kind: 'changed' } });
    expect(changed).toHaveBeenCalledExactlyOnceWith(account[0].release);
  });

  it('is fetched past the cache before it is tried again, once a file was changed on its way', async () => {
    const steps: string[] = [];
    const changed = async () => steps.push('fetched') > 0;
    const { store, requested } = storeWith([offline(), offline(), Screen], { changed });
    await store.load(account);
    requested.push = (...ids) => steps.push(...ids);
    await store.load(account);
    expect(steps).toEqual(['fetched', 'fetched', stable]);
    expect(store.state(account)).toEqual(shown(stable));
  });

  it('can be loaded again after a failure', async () => {
    const { store } = storeWith([broken(), Screen]);
    await store.load(account);
    const again = store.load(account);
    expect(store.state(account)).toEqual({ status: 'loading' });
    await again;
    expect(store.state(account)).toEqual(shown(stable));
  });

  it('is requested once', async () => {
    const { store, requested } = storeWith([Screen]);
    store.ensure(bible);
    store.ensure(bible);
    await vi.waitFor(() => expect(store.state(bible).status).toBe('ready'));
    store.ensure(bible);
    expect(requested).toEqual([stable]);
  });

  it('is loaded by another release where the one that shows it does not serve the address', async () => {
    const { store } = storeWith([broken(), Screen, Screen]);
    await store.load(bible);
    expect(store.state(bible)).toEqual(shown(previous));
    const map = candidatesOf(registry, '/bible/map');
    expect(store.state(map)).toEqual({ status: 'loading' });
    store.ensure(map);
    await vi.waitFor(() => expect(store.state(map)).toEqual(shown(stable)));
  });

  it('of another remote is not affected by a failure', async () => {
    const { store } = storeWith([broken(), broken(), Screen]);
    await store.load(bible);
    await store.load(account);
    expect([store.state(bible).status, store.state(account).status]).toEqual(['failed', 'ready']);
  });

  it('of the same remote does not try first what failed already, however many there are', async () => {
    const { store, requested } = storeWith([broken(), Screen, Screen, Screen]);
    await store.load(bible);
    await store.load(concordance);
    await store.load(concordance);
    expect(requested).toEqual([stable, previous, previous, previous]);
  });
});

describe('a stable version that stays silent', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('has the previous version started beside it after 7 s, and the first to be ready wins', async () => {
    const { store, requested } = storeWith([silent(), Screen]);
    const loading = store.load(bible);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(requested).toEqual([stable]);
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(requested).toEqual([stable, previous]);
    expect(store.state(bible)).toEqual(shown(previous));
  });

  it('wins when it answers before the previous version', async () => {
    const late = Promise.withResolvers<ComponentType>();
    const { store } = storeWith([late.promise, silent()]);
    const loading = store.load(bible);
    await vi.advanceTimersByTimeAsync(7_000);
    late.resolve(Screen);
    await loading;
    expect(store.state(bible)).toEqual(shown(stable));
  });

  it('does not replace the previous version when it answers after it', async () => {
    const late = Promise.withResolvers<ComponentType>();
    const { store } = storeWith([late.promise, Screen]);
    const loading = store.load(bible);
    await vi.advanceTimersByTimeAsync(7_000);
    await loading;
    late.resolve(Screen);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state(bible)).toEqual(shown(previous));
  });
});

describe('a version that must not be used here', () => {
  const incompatible = { kind: 'incompatible', detail: 'needs ui ^9.0.0' } as const;
  const refusing = (...ids: string[]) => ({
    refusal: ({ id }: { id: string }) => (ids.includes(id) ? incompatible : undefined),
  });

  it('is not loaded: the previous one is', async () => {
    const { store, requested } = storeWith([Screen], refusing(stable));
    await store.load(bible);
    expect(requested).toEqual([previous]);
    expect(store.state(bible)).toEqual(shown(previous));
  });

  it('is reported when there is no other', async () => {
    const { store } = storeWith([], refusing(stable, previous));
    await store.load(bible);
    expect(store.state(bible)).toEqual({ status: 'failed', failure: incompatible });
  });

  it('is no earlier version to go back to', async () => {
    const { store } = storeWith([Screen], refusing(previous));
    await store.load(bible);
    expect(store.hasEarlier(bible)).toBe(false);
  });
});

describe('a version that fails while it is shown', () => {
  it('is replaced by the one before it, which has none before it', async () => {
    const { store, requested } = storeWith([Screen, Screen]);
    await store.load(bible);
    expect(store.hasEarlier(bible)).toBe(true);
    await store.loadEarlier(bible);
    expect(store.state(bible)).toEqual(shown(previous));
    expect(store.hasEarlier(bible)).toBe(false);
    await store.loadEarlier(bible);
    expect(requested).toEqual([stable, previous]);
  });

  it('is not tried first by another screen of the remote', async () => {
    const { store, requested } = storeWith([Screen, Screen, Screen]);
    await store.load(bible);
    await store.loadEarlier(bible);
    await store.load(concordance);
    expect(requested).toEqual([stable, previous, previous]);
  });

  it('can be started again in a new container', async () => {
    const discard = vi.fn<(release: unknown) => void>();
    const { store, requested } = storeWith([Screen, Screen], { discard });
    await store.load(bible);
    expect(store.wasRestarted(bible)).toBe(false);
    await store.restart(bible);
    expect(discard).toHaveBeenCalledExactlyOnceWith(bible[0].release);
    expect(requested).toEqual([stable, stable]);
    expect(store.state(bible)).toEqual(shown(stable));
    expect(store.wasRestarted(bible)).toBe(true);
  });
});

it('notifies listeners of every change until they unsubscribe', async () => {
  const { store } = storeWith([Screen, Screen]);
  const statuses: string[] = [];
  const stop = store.subscribe(() => statuses.push(store.state(bible).status));
  await store.load(bible);
  stop();
  await store.load(bible);
  expect(statuses).toEqual(['loading', 'ready']);
});

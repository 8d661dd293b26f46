import { json, renderInShell, testKey, testUrl } from '@berea/shell-api/testing';
import { clientEventsRequest, type ClientEvent } from '@berea/validation';
import { fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../connection.ts';
import { recordEarlyErrors } from '../early-errors.ts';
import { storedOverride } from '../override/stored-override.ts';
import { RemoteStore, type RemoteStoreOptions } from '../remotes/remote-store.ts';
import { candidatesOf, registryOf } from '../remotes/testing/registry.ts';
import { Watching } from './Watching.tsx';

const path = '/functions/v1/client-events';
const [stable, previous] = ['1.1.0-bbbbbb', '1.0.0-aaaaaa'] as const;
const routes = [{ path: '/bible/:book?/:chapter?' }, { path: '/concordance/:word?' }];
const registry = registryOf({ reader: { versions: [stable, previous], routes } }, { revision: 7 });
const reader = { remote: 'reader', version: stable, cohort: 'stable', revision: 7 };
const script = `${location.origin}/r/reader/${stable}/42.1a2b3c4d.js`;

/** What a script of the reader throws, with a message of what somebody typed. */
const thrownByReader = (message = 'my secret sin'): Error =>
  Object.assign(new TypeError(message), {
    stack: [
      `TypeError: ${message}`,
      `    at turn (${script}:1:200)`,
      '    at Object.run (chrome-extension://abcdef/content.js:3:4)',
      `    at ${location.origin}/shell/0123456789ab/main.js:5:6`,
    ].join('\n'),
  });
const frames = [
  { file: `/r/reader/${stable}/42.1a2b3c4d.js`, line: 1, column: 200 },
  { file: '/shell/0123456789ab/main.js', line: 5, column: 6 },
];

interface Opened {
  /** Null: turned off. Default: all failures. */
  clientEvents?: NonNullable<Connection['clientEvents']> | null;
  store?: RemoteStoreOptions;
  shown?: typeof registry;
}

function Next() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/bible/john/3')}>Next</button>;
}

/** A page of the concordance, whose address holds a word. */
async function open({ clientEvents = { failures: 100, measures: 0 }, store: options, shown = registry }: Opened = {}) {
  const store = new RemoteStore({ load: async () => () => null, changed: async () => false, ...options });
  await store.load(candidatesOf(shown, '/concordance'));
  const connection = {
    supabaseUrl: testUrl,
    supabaseKey: testKey,
    backend: undefined,
    clientEvents: clientEvents ?? undefined,
  };
  const { calls } = renderInShell(
    <>
      <Next />
      <Watching connection={connection} registry={shown} store={store} />
    </>,
    { at: '/concordance/fornication', routes: { [path]: () => json({ success: true }) } },
  );
  /** What was sent once the page is hidden. */
  const sent = async (): Promise<ClientEvent[]> => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    const requests = calls.filter(({ url }) => url.pathname === path);
    // What the function would refuse is refused here.
    return requests.flatMap(({ body }) => clientEventsRequest.parse(body).events);
  };
  return { store, calls, sent };
}

const throwInHandler = (error: unknown): void => void dispatchEvent(new ErrorEvent('error', { error }));
const rejectPromise = (reason: unknown): void =>
  void dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  // An earlier test file may have started the recording of early errors.
  delete window.bereaEarlyErrors;
});
afterEach(() => sessionStorage.clear());

describe('a page', () => {
  it('tells what a handler threw: version, route and places, and no word of the message or the address', async () => {
    const { calls, sent } = await open();
    throwInHandler(thrownByReader());
    expect(await sent()).toEqual([
      {
        ...reader,
        route: '/concordance/:word?',
        phase: 'handler',
        kind: 'thrown',
        metric: null,
        ms: null,
        frames,
      },
    ]);
    const [{ headers, body }] = calls as [(typeof calls)[number]];
    expect(JSON.stringify([body, ...headers])).not.toMatch(/secret|fornication|extension/);
    expect([headers.get('apikey'), headers.get('authorization')]).toEqual([testKey, null]);
  });

  it('tells once what was thrown before this code was there', async () => {
    recordEarlyErrors(() => registry);
    throwInHandler(thrownByReader());
    rejectPromise(thrownByReader());
    const { sent } = await open();
    expect(window.bereaEarlyErrors).toBeUndefined();
    expect((await sent()).map(({ phase }) => phase)).toEqual(['handler', 'promise']);
  });

  it('tells of promises that nobody awaited, in the stacks of other browsers, too', async () => {
    const { sent } = await open();
    const error = Object.assign(new Error('secret'), { stack: `turn@${script}:1:200\n@${script}:3:4` });
    rejectPromise(error);
    rejectPromise(Object.assign(new Error('given up'), { name: 'AbortError', stack: error.stack }));
    rejectPromise('a text');
    expect(await sent()).toMatchObject([
      { ...reader, phase: 'promise', kind: 'thrown', frames: [frames[0], { ...frames[0], line: 3, column: 4 }] },
    ]);
  });

  it('tells nothing of scripts that are not ours, or of versions that it does not have', async () => {
    const { sent } = await open();
    throwInHandler(Object.assign(new Error('x'), { stack: 'Error: x\n    at a (https://elsewhere.example/a.js:1:2)' }));
    throwInHandler(
      Object.assign(new Error('x'), { stack: `Error: x\n    at a (${location.origin}/r/reader/9.9.9-x/a.js:1:2)` }),
    );
    expect(await sent()).toEqual([]);
  });

  it('tells which release did not load, also before it was watched, and which threw while it was shown', async () => {
    const load: RemoteStoreOptions['load'] = async ({ release }) => {
      if (release.id === stable) throw thrownByReader();
      return () => null;
    };
    const { store, sent } = await open({ store: { load } });
    store.noteThrown(candidatesOf(registry, '/concordance'), thrownByReader());
    expect(await sent()).toMatchObject([
      { ...reader, phase: 'load', kind: 'starting', frames },
      { ...reader, version: previous, phase: 'render', kind: 'thrown', frames },
    ]);
  });

  it('says of a version that only some visitors have it', async () => {
    const rollout = registryOf({ reader: { versions: [stable], routes, rollout: { version: stable, percent: 25 } } });
    const some = await open({ shown: rollout });
    throwInHandler(thrownByReader());
    expect(await some.sent()).toMatchObject([{ cohort: 'percentage' }]);
  });

  it('says of a version that only this tab has it', async () => {
    storedOverride.write({ remote: 'reader', version: stable, key: 'the key' });
    const tab = await open();
    throwInHandler(thrownByReader());
    expect(await tab.sent()).toMatchObject([{ cohort: 'override' }]);
  });

  it('tells a failure once, and at most ten', async () => {
    const { sent } = await open();
    for (let line = 1; line < 20; line++)
      for (const _ of [1, 2]) {
        const error = thrownByReader();
        error.stack = error.stack!.replace(':1:200', `:${line}:200`);
        throwInHandler(error);
      }
    expect(await sent()).toHaveLength(10);
  });

  it('measures each address that it shows, under its own route', async () => {
    class Shifts implements Pick<PerformanceObserver, 'observe' | 'takeRecords' | 'disconnect'> {
      static readonly supportedEntryTypes = ['layout-shift'];
      observe(): void {}
      takeRecords(): PerformanceEntryList {
        return [];
      }
      disconnect(): void {}
    }
    vi.stubGlobal('PerformanceObserver', Shifts);
    const { store, sent } = await open({ clientEvents: { failures: 0, measures: 100 } });
    throwInHandler(thrownByReader());
    await store.load(candidatesOf(registry, '/bible'));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    const events = await sent();
    expect(events.map(({ kind }) => kind)).not.toContain('thrown');
    expect(events).toContainEqual(expect.objectContaining({ metric: 'CLS', ms: 0, route: '/concordance/:word?' }));
    expect(events).toContainEqual(expect.objectContaining({ metric: 'CLS', ms: 0, route: '/bible/:book?/:chapter?' }));
  });
});

describe('nothing is sent', () => {
  it.each([
    ['where it is turned off', {}, null],
    ['to a browser that is not drawn', {}, { failures: 0, measures: 0 }],
    ['where the browser asks not to be tracked', { doNotTrack: '1' }, { failures: 100, measures: 100 }],
    ['where the browser has global privacy control', { globalPrivacyControl: true }, { failures: 100, measures: 100 }],
  ])('security: %s', async (_, browser, clientEvents) => {
    vi.stubGlobal('navigator', Object.create(navigator, Object.getOwnPropertyDescriptors(browser)));
    const { sent } = await open({ clientEvents });
    throwInHandler(thrownByReader());
    expect(await sent()).toEqual([]);
  });
});

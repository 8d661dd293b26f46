import { init } from '@module-federation/enhanced/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteTimeout } from './failure.ts';
import { discardContainer, loadScreen } from './load.ts';
import { candidatesOf, registryOf } from './testing/registry.ts';

const Bible = () => null;
const Concordance = () => null;
const modules: Record<string, unknown> = { './bible': { Bible }, './concordance': { Concordance } };

/** A release of its own for each test: the runtime keeps containers for the whole page. */
function reader(id: string) {
  const registry = registryOf({
    reader: { versions: [id], routes: [{ path: '/bible/:book?' }, { path: '/concordance' }] },
  });
  return { bible: candidatesOf(registry, '/bible')[0], concordance: candidatesOf(registry, '/concordance')[0] };
}

/** The fake host of the remote entries: each answer gives the modules of a container. */
let serve: (entry: string) => Promise<Record<string, unknown>>;
const requestedEntries: string[] = [];

/** The real Module Federation runtime, as in the shell's build. Only the loading of entry scripts is replaced. */
init({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'files-of-the-test',
      loadEntry: async ({ remoteInfo }) => {
        requestedEntries.push(new URL(remoteInfo.entry).pathname);
        const exposed = await serve(remoteInfo.entry);
        return { init: () => undefined, get: (name: string) => async () => exposed[name] };
      },
    },
  ],
});

beforeEach(() => {
  requestedEntries.length = 0;
  serve = async () => modules;
  // The runtime warns when a remote is registered again, which is how it is recovered.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const script of document.querySelectorAll('script[src]')) script.remove();
});

describe('loading a screen', () => {
  it('loads the entry of its release and returns the screen of its module', async () => {
    await expect(loadScreen(reader('1.0.0-aaaaaa').bible)).resolves.toBe(Bible);
    expect(requestedEntries).toEqual(['/r/reader/1.0.0-aaaaaa/remoteEntry.js']);
  });

  it('takes another module of the release from the same container, so that they share their state', async () => {
    const { bible, concordance } = reader('1.0.1-aaaaab');
    await Promise.all([loadScreen(bible), loadScreen(concordance)]);
    await expect(loadScreen(concordance)).resolves.toBe(Concordance);
    expect(requestedEntries).toHaveLength(1);
  });

  it('loads each release into a container of its own', async () => {
    const Earlier = () => null;
    serve = async (entry) => (entry.includes('1.0.2-aaaaac') ? { './bible': { Bible: Earlier } } : modules);
    await expect(loadScreen(reader('1.0.3-aaaaad').bible)).resolves.toBe(Bible);
    await expect(loadScreen(reader('1.0.2-aaaaac').bible)).resolves.toBe(Earlier);
  });

  it('starts over with a new container after a failure', async () => {
    const { bible } = reader('1.1.0-bbbbbb');
    serve = async () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(loadScreen(bible)).rejects.toThrow('Failed to fetch');
    serve = async () => modules;
    await expect(loadScreen(bible)).resolves.toBe(Bible);
    expect(requestedEntries).toHaveLength(2);
  });

  it('starts over with a new container when its own was discarded', async () => {
    const { bible } = reader('1.1.1-bbbbbc');
    await loadScreen(bible);
    const Fresh = () => null;
    serve = async () => ({ './bible': { Bible: Fresh } });
    discardContainer(bible.release);
    await expect(loadScreen(bible)).resolves.toBe(Fresh);
  });

  it('waits for scripts that the page began to load, but not for those of an earlier attempt that never answered', async () => {
    const { bible } = reader('1.1.2-bbbbbd');
    const chunk = `${bible.release.version.base}113.js`;
    const other = '/r/account/1.0.0-aaaaaa/remoteEntry.js';
    for (const address of [chunk, other])
      document.head.append(Object.assign(document.createElement('script'), { src: address }));
    const left = () =>
      [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => new URL(src).pathname);
    await loadScreen(bible);
    expect(left()).toEqual([chunk, other]);
    discardContainer(bible.release);
    await loadScreen(bible);
    expect(left()).toEqual([other]);
  });

  it('rejects a module without the screen', async () => {
    serve = async () => ({ './bible': { Concordance } });
    await expect(loadScreen(reader('1.2.0-cccccc').bible)).rejects.toMatchObject({ name: 'ScreenMissing' });
  });

  it('times out after 15 seconds, and starts over then', async () => {
    vi.useFakeTimers();
    const { bible } = reader('1.3.0-dddddd');
    serve = () => new Promise(() => undefined);
    const onTimeout = vi.fn<(thrown: unknown) => void>();
    void loadScreen(bible).catch(onTimeout);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(onTimeout).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onTimeout).toHaveBeenCalledExactlyOnceWith(
      new RemoteTimeout('/r/reader/1.3.0-dddddd/ did not load within 15 s'),
    );
    serve = async () => modules;
    await expect(loadScreen(bible)).resolves.toBe(Bible);
  });
});

import { init } from '@module-federation/enhanced/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteTimeout } from './failure.ts';
import { loadRelease } from './load.ts';
import { releaseOf } from './match.ts';
import { remoteOf } from './testing/registry.ts';

const Screen = () => null;
const remoteModule = { remote: { routes: [{ path: '/bible', Component: Screen }] } };
const release = (id: string) => releaseOf('reader', remoteOf({ versions: [id] }), id)!;

/** The fake host of the remote entries. */
let serve: (entry: string) => Promise<unknown>;
const requestedEntries: string[] = [];

/** The real Module Federation runtime, as in the shell's build. Only the loading of entry scripts is replaced. */
init({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'files-of-the-test',
      loadEntry: async ({ remoteInfo }) => {
        requestedEntries.push(remoteInfo.entry);
        const module = await serve(remoteInfo.entry);
        return { init: () => undefined, get: () => async () => module };
      },
    },
  ],
});

beforeEach(() => {
  requestedEntries.length = 0;
  // The runtime warns when a remote is registered again, which is how it is recovered.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

describe('loading a release', () => {
  it('loads the entry of its version and returns the remote', async () => {
    serve = async () => remoteModule;
    await expect(loadRelease(release('1.0.0-aaaaaa'))).resolves.toEqual(remoteModule.remote);
    expect(requestedEntries).toEqual(['/r/reader/1.0.0-aaaaaa/remoteEntry.js']);
  });

  it('loads the entry again after a failure', async () => {
    serve = async () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(loadRelease(release('1.1.0-bbbbbb'))).rejects.toThrow('Failed to fetch');
    serve = async () => remoteModule;
    await expect(loadRelease(release('1.1.0-bbbbbb'))).resolves.toEqual(remoteModule.remote);
    expect(requestedEntries).toHaveLength(2);
  });

  it('rejects a module without routes', async () => {
    serve = async () => ({ remote: { routes: [] } });
    await expect(loadRelease(release('1.2.0-cccccc'))).rejects.toMatchObject({
      name: expect.stringMatching(/ZodError/),
    });
  });

  it('times out after 15 seconds', async () => {
    vi.useFakeTimers();
    serve = () => new Promise(() => undefined);
    const onTimeout = vi.fn<(thrown: unknown) => void>();
    void loadRelease(release('1.3.0-dddddd')).catch(onTimeout);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(onTimeout).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onTimeout).toHaveBeenCalledExactlyOnceWith(new RemoteTimeout('reader did not load within 15 s'));
  });
});

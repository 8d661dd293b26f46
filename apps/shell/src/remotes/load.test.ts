import { init } from '@module-federation/enhanced/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteTimeout } from './failure.ts';
import { loadRelease } from './load.ts';
import { releaseOf } from './match.ts';
import { remoteOf } from './testing/registry.ts';

const Screen = () => null;
const offered = { remote: { routes: [{ path: '/bible', Component: Screen }] } };
const release = (id: string) => releaseOf('reader', remoteOf({ versions: [id] }), id)!;

/** What the host of the files does when an entry is asked for. */
let serve: (entry: string) => Promise<unknown>;
const asked: string[] = [];

/** The real runtime, as the shell's build makes it; only the fetching of an entry script is the test's. */
init({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'files-of-the-test',
      loadEntry: async ({ remoteInfo }) => {
        asked.push(remoteInfo.entry);
        const module = await serve(remoteInfo.entry);
        return { init: () => undefined, get: () => async () => module };
      },
    },
  ],
});

beforeEach(() => {
  asked.length = 0;
  // The runtime warns of a remote that is registered anew, which is how it is recovered.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

describe('bringing a release into the page', () => {
  it('asks for the entry of its own version and gives what it offers', async () => {
    serve = async () => offered;
    await expect(loadRelease(release('1.0.0-aaaaaa'))).resolves.toEqual(offered.remote);
    expect(asked).toEqual(['/r/reader/1.0.0-aaaaaa/remoteEntry.js']);
  });

  it('asks anew each time, so that what was broken can be recovered from', async () => {
    serve = async () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(loadRelease(release('1.1.0-bbbbbb'))).rejects.toThrow('Failed to fetch');
    serve = async () => offered;
    await expect(loadRelease(release('1.1.0-bbbbbb'))).resolves.toEqual(offered.remote);
    expect(asked).toHaveLength(2);
  });

  it('refuses a module that offers nothing usable', async () => {
    serve = async () => ({ remote: { routes: [] } });
    await expect(loadRelease(release('1.2.0-cccccc'))).rejects.toMatchObject({
      name: expect.stringMatching(/ZodError/),
    });
  });

  it('loses patience after 15 seconds', async () => {
    vi.useFakeTimers();
    serve = () => new Promise(() => undefined);
    const gaveUp = vi.fn<(thrown: unknown) => void>();
    void loadRelease(release('1.3.0-dddddd')).catch(gaveUp);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(gaveUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(gaveUp).toHaveBeenCalledExactlyOnceWith(new RemoteTimeout('reader did not load within 15 s'));
  });
});

import { useLocation, useParams } from '@berea/shell-api';
import { renderInShell } from '@berea/shell-api/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { use, useEffect, useState, type ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchRemote, type Candidate } from './match.ts';
import { RemoteScreen } from './RemoteScreen.tsx';
import { RemoteStore } from './remote-store.ts';
import { registryOf } from './testing/registry.ts';

const stable = '1.1.0-bbbbbb';
const previous = '1.0.0-aaaaaa';
const routes = [
  { path: '/bible/:book?' },
  { path: '/bible/help', expose: './bible', screen: 'Bible' },
  { path: '/concordance' },
];
const withEarlier = registryOf({ reader: { versions: [stable, previous], routes } });
const alone = registryOf({ reader: { versions: [stable], routes } });

function Bible() {
  const { book } = useParams();
  const { pathname } = useLocation();
  return <h1>Bible {book ?? pathname}</h1>;
}
const Concordance = () => <h1>Concordance</h1>;
const Earlier = () => <h1>Earlier Bible</h1>;

/** Screens that fail while `broken` says so. */
let broken: boolean;
function ThrowsOnRender() {
  if (broken) throw new TypeError('cannot read verse');
  return <h1>Bible</h1>;
}
function ThrowsInEffect() {
  useEffect(() => {
    if (broken) throw new TypeError('cannot measure verse');
  }, []);
  return <h1>Bible</h1>;
}
/** Throws when its button is pressed, after it was shown. */
function ThrowsLater() {
  const [pressed, setPressed] = useState(false);
  if (pressed && broken) throw new TypeError('cannot turn page');
  return <button onClick={() => setPressed(true)}>Turn page</button>;
}
function ThrowsLaterOnItsOwn() {
  const [ready, setReady] = useState(false);
  if (ready) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  return <button onClick={() => setReady(true)}>Turn page</button>;
}

const ofReader =
  (Shown: ComponentType) =>
  async ({ release, route }: Candidate): Promise<ComponentType> => {
    if (route.screen === 'Concordance') return Concordance;
    return release.id === previous ? Earlier : Shown;
  };

/** Renders an address of the reader, whose screens this function loads. */
function open(at: string, load: (candidate: Candidate) => Promise<ComponentType>, registry = withEarlier) {
  const store = new RemoteStore({ load, discard: () => undefined, changed: async () => false });
  function Site() {
    const match = matchRemote(registry, useLocation().pathname);
    return match?.kind === 'route' ? <RemoteScreen candidates={match.candidates} store={store} /> : null;
  }
  return renderInShell(<Site />, { at });
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

beforeEach(() => {
  broken = true;
  // React and the store log the failure.
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('the screen of a remote', () => {
  it('shows a loading message until it has loaded', () => {
    open('/bible', () => new Promise(() => undefined));
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeInTheDocument();
  });

  it('gets the parameters of the address', async () => {
    open('/bible/john', ofReader(Bible));
    expect(await heading('Bible john')).toBeInTheDocument();
  });

  it('is shown at every address that it serves, whichever was opened first', async () => {
    const { go } = open('/bible/help', ofReader(Bible));
    expect(await heading('Bible /bible/help')).toBeInTheDocument();
    await go('/bible/john');
    expect(await heading('Bible john')).toBeInTheDocument();
  });

  it('recovers on retry without a page reload once its files are available again', async () => {
    let available = false;
    const load = ofReader(Bible);
    open('/bible/john', async (one) => (available ? load(one) : Promise.reject(new Error('ScriptNetworkError'))));
    await screen.findByRole('alert');
    expect(buttons()).toEqual(['Try again']);
    available = true;
    await press('Try again');
    expect(await heading('Bible john')).toBeInTheDocument();
  });
});

describe.each([
  ['in its first render', ThrowsOnRender],
  ['in an effect of its first render', ThrowsInEffect],
])('a screen that throws %s', (_, Throwing) => {
  it('is replaced by the earlier version without asking', async () => {
    open('/bible', ofReader(Throwing));
    expect(await heading('Earlier Bible')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers to try again once when there is no earlier version, then only home', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    open('/bible', ofReader(Throwing), alone);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This part of Berea failed while it was shown.');
    expect(alert.textContent).not.toMatch(/cannot (read|measure) verse/);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Not shown \(showing\): cannot (read|measure) verse/));
    expect(buttons()).toEqual(['Try again']);
    await press('Try again');
    await vi.waitFor(() => {
      expect(screen.getByRole('alert')).toBeInTheDocument();
      expect(buttons()).toEqual([]);
    });
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('recovers on retry', async () => {
    open('/bible', ofReader(Throwing), alone);
    await screen.findByRole('alert');
    broken = false;
    await press('Try again');
    expect(await heading('Bible')).toBeInTheDocument();
  });

  it('does not affect other screens of the same remote', async () => {
    const { go } = open('/bible', ofReader(Throwing), alone);
    await screen.findByRole('alert');
    await go('/concordance');
    expect(await heading('Concordance')).toBeInTheDocument();
  });
});

describe('a screen that waits for ever in its first render', () => {
  const never = new Promise<never>(() => undefined);
  const Waits = () => <h1>{use(never)}</h1>;
  const openAndWait = async (registry = withEarlier) => {
    // Only by hand: on a slow machine the seven seconds of a clock would pass before the first look.
    vi.useFakeTimers();
    const stage = open('/bible', ofReader(Waits), registry);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    vi.useRealTimers();
    return stage;
  };

  it('is replaced by the earlier version after seven seconds', async () => {
    await openAndWait();
    expect(await heading('Earlier Bible')).toBeInTheDocument();
  });

  it('says so when there is no earlier version', async () => {
    await openAndWait(alone);
    expect((await screen.findByRole('alert')).textContent).toContain('This part of Berea was not ready in time.');
  });

  it('can be left', async () => {
    const { go } = await openAndWait(alone);
    await go('/concordance');
    expect(await heading('Concordance')).toBeInTheDocument();
  });
});

describe('a screen that throws later', () => {
  it('offers to try again once, then the earlier version', async () => {
    open('/bible', ofReader(ThrowsLater));
    await press('Turn page');
    await screen.findByRole('alert');
    expect(buttons()).toEqual(['Try again']);
    await press('Try again');
    await press('Turn page');
    await screen.findByRole('alert');
    expect(buttons()).toEqual(['Use the earlier version']);
    await press('Use the earlier version');
    expect(await heading('Earlier Bible')).toBeInTheDocument();
  });

  it('offers only home after that when there is no earlier version', async () => {
    open('/bible', ofReader(ThrowsLater), alone);
    await press('Turn page');
    await press('Try again');
    await press('Turn page');
    await screen.findByRole('alert');
    expect(buttons()).toEqual([]);
  });

  it('offers to try again every time when a part of it did not come', async () => {
    open('/bible', ofReader(ThrowsLaterOnItsOwn), alone);
    for (let tries = 0; tries < 3; tries++) {
      await press('Turn page');
      expect((await screen.findByRole('alert')).textContent).toContain('This part of Berea could not be reached.');
      await press('Try again');
    }
    expect(await screen.findByRole('button', { name: 'Turn page' })).toBeInTheDocument();
  });
});

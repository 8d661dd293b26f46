import type { Remote } from '@berea/shell-api';
import type { RegistryRemote } from '@berea/validation';
import { remoteFailure, type RemoteFailure } from './failure.ts';
import { loadRelease } from './load.ts';
import { releaseOf, type Release } from './match.ts';

/** The load state of a remote. `release` is the version id that was loaded. */
export type RemoteState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly remote: Remote; readonly release: string }
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

type Load = (release: Release) => Promise<Remote>;

const loading: RemoteState = { status: 'loading' };

/**
 * The remotes of this page. Each is loaded once, on first use, and keeps its version until the next page load. After a
 * failure the stable release is retried once, then the previous release is tried. If that fails too, the route shows
 * the error, and `load` can be called again.
 */
export class RemoteStore {
  readonly #states = new Map<string, RemoteState>();
  readonly #listeners = new Set<() => void>();
  readonly #load: Load;

  constructor(load: Load = loadRelease) {
    this.#load = load;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The current state. A remote that was never requested counts as loading. */
  state(name: string): RemoteState {
    return this.#states.get(name) ?? loading;
  }

  /** Starts loading unless it was already requested. */
  ensure(name: string, remote: RegistryRemote): void {
    if (!this.#states.has(name)) void this.load(name, remote);
  }

  /** Loads, or reloads, regardless of the current state. Never rejects: failures become the state. */
  async load(name: string, remote: RegistryRemote): Promise<void> {
    this.#set(name, loading);
    const stable = releaseOf(name, remote, remote.stable);
    const previous = releaseOf(name, remote, remote.previous);
    const attempts = [stable, stable, previous].filter((release) => release !== undefined);
    let failure: RemoteFailure = { kind: 'broken', detail: `${name} has no release` };
    for (const release of attempts) {
      try {
        return this.#set(name, { status: 'ready', remote: await this.#load(release), release: release.id });
      } catch (thrown) {
        // Report the failure of the stable release; the previous release is only a fallback.
        if (release === stable) failure = remoteFailure(thrown);
        console.error(`${name}@${release.id} did not load.`, thrown);
      }
    }
    this.#set(name, { status: 'failed', failure });
  }

  #set(name: string, state: RemoteState): void {
    this.#states.set(name, state);
    for (const listener of this.#listeners) listener();
  }
}

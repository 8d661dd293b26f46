import type { Remote } from '@berea/shell-api';
import type { RegistryRemote } from '@berea/validation';
import { remoteFailure, type RemoteFailure } from './failure.ts';
import { loadRelease } from './load.ts';
import { releaseOf, type Release } from './match.ts';

export type RemoteState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly remote: Remote; readonly release: string }
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

type Load = (release: Release) => Promise<Remote>;

const loading: RemoteState = { status: 'loading' };

/**
 * The remotes of this page: each is loaded once, when it is first needed, and stays in the version it came in. On failure
 * the same release is tried once more, then the previous one; after that the route says so and `load` may be asked again.
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

  state(name: string): RemoteState {
    return this.#states.get(name) ?? loading;
  }

  /** Starts loading unless it is under way or done. */
  ensure(name: string, remote: RegistryRemote): void {
    if (!this.#states.has(name)) void this.load(name, remote);
  }

  /** Loads, whatever was before. */
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
        // The first failure is the one to report: the others follow from it.
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

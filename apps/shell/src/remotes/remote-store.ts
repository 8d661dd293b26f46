import type { ComponentType } from 'react';
import { failureOf, isNetworkError, type RemoteFailure } from './failure.ts';
import { isChanged } from './integrity.ts';
import { loadScreen } from './load.ts';
import type { Candidate, Release } from './match.ts';

/** A screen that has loaded, and the release it came from. */
export interface LoadedScreen {
  readonly Screen: ComponentType;
  readonly candidate: Candidate;
}

/** The load state of a screen. */
export type ScreenState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & LoadedScreen)
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

/** What the store needs of the outside. */
export interface RemoteStoreOptions {
  readonly load?: (candidate: Candidate) => Promise<ComponentType>;
  /** Why a release must not be used here. */
  readonly refusal?: (release: Release) => RemoteFailure | undefined;
  /** Whether the host sends other bytes than were published. */
  readonly changed?: (release: Release) => Promise<boolean>;
}

type Candidates = readonly [Candidate, ...Candidate[]];

/** How long the preferred release may be silent before the one before it is started beside it. Milliseconds. */
const silenceMs = 7_000;

const loading: ScreenState = { status: 'loading' };

/** What names a screen: the same expose and screen of a remote, whichever release shows it. */
const keyOf = ([{ release, route }]: Candidates): string => `${release.remote} ${route.expose} ${route.screen}`;

class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly failure: RemoteFailure;

  constructor(failure: RemoteFailure, cause: unknown) {
    super(failure.detail, { cause });
    this.failure = failure;
  }
}

/**
 * The screens of remotes in this page. Each is loaded once, on first use, and keeps its version until the next page load.
 * When the stable release cannot be used, the one before it is.
 */
export class RemoteStore {
  readonly #states = new Map<string, ScreenState>();
  readonly #listeners = new Set<() => void>();
  /** Ids of releases that failed in this page: another screen of the remote does not try them first. */
  readonly #failed = new Set<string>();
  /** The latest request for each screen. */
  readonly #runs = new Map<string, symbol>();
  readonly #options: Required<RemoteStoreOptions>;

  constructor({ load = loadScreen, refusal = () => undefined, changed = isChanged }: RemoteStoreOptions = {}) {
    this.#options = { load, refusal, changed };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The current state. A screen that was never requested counts as loading. */
  state(candidates: Candidates): ScreenState {
    return this.#states.get(keyOf(candidates)) ?? loading;
  }

  /** Starts loading unless it was already requested. */
  ensure(candidates: Candidates): void {
    if (!this.#states.has(keyOf(candidates))) void this.load(candidates);
  }

  /** Whether there is an earlier release than the one that is shown. */
  hasEarlier(candidates: Candidates): boolean {
    const state = this.state(candidates);
    return state.status === 'ready' && this.#after(candidates, state.candidate).length > 0;
  }

  /** Loads the release before the one that is shown, because that one fails. */
  async loadEarlier(candidates: Candidates): Promise<void> {
    const state = this.state(candidates);
    if (state.status !== 'ready') return;
    this.#failed.add(state.candidate.release.id);
    const earlier = this.#after(candidates, state.candidate);
    if (earlier.length > 0) await this.#loadAny(keyOf(candidates), earlier);
  }

  /** Loads, or reloads, regardless of the current state. Never rejects: failures become the state. */
  async load(candidates: Candidates): Promise<void> {
    const fresh = candidates.filter(({ release }) => !this.#failed.has(release.id));
    this.#failed.clear();
    await this.#loadAny(keyOf(candidates), fresh.length > 0 ? fresh : candidates);
  }

  #after(candidates: Candidates, shown: Candidate): Candidate[] {
    return candidates.slice(candidates.findIndex(({ release }) => release.id === shown.release.id) + 1);
  }

  async #loadAny(key: string, candidates: readonly Candidate[]): Promise<void> {
    this.#set(key, loading);
    const run = Symbol(key);
    this.#runs.set(key, run);
    const settle = (state: ScreenState) => {
      // A later request has replaced this one.
      if (this.#runs.get(key) === run) this.#set(key, state);
    };
    const refusals = candidates.map(({ release }) => this.#options.refusal(release));
    const usable = candidates.filter((_, index) => refusals[index] === undefined);
    try {
      const loaded = await this.#firstToLoad(
        usable,
        refusals.find((refusal) => refusal !== undefined),
      );
      settle({ status: 'ready', ...loaded });
    } catch (thrown) {
      settle({ status: 'failed', failure: (thrown as LoadFailure).failure });
    }
  }

  /** Tries the candidates in order: the next one after a failure, or beside one that stays silent. */
  async #firstToLoad([first, ...others]: readonly Candidate[], refused?: RemoteFailure): Promise<LoadedScreen> {
    if (!first) throw new LoadFailure(refused ?? { kind: 'starting', detail: 'there is no release' }, undefined);
    const attempt = this.#attempt(first);
    if (others.length === 0) return attempt;
    const silent = Symbol('silent');
    const outcome = await Promise.race([attempt.catch(() => undefined), after(silenceMs, silent)]);
    if (typeof outcome === 'object') return outcome;
    const next = this.#firstToLoad(others);
    // The failure of the preferred release is the one to report; the next one is only a fallback.
    return Promise.any([attempt, next]).catch(() => attempt);
  }

  /** A network error is retried once: it may have been a moment. */
  async #attempt(candidate: Candidate): Promise<LoadedScreen> {
    const { load } = this.#options;
    try {
      return { candidate, Screen: await load(candidate).catch((thrown: unknown) => this.#retry(candidate, thrown)) };
    } catch (thrown) {
      this.#failed.add(candidate.release.id);
      console.error(`${candidate.release.remote}@${candidate.release.id} did not load.`, thrown);
      throw new LoadFailure(await this.#explain(candidate, thrown), thrown);
    }
  }

  async #retry(candidate: Candidate, thrown: unknown): Promise<ComponentType> {
    // A timeout was long enough already.
    if (!isNetworkError(thrown) || (thrown as Error).name === 'RemoteTimeout') throw thrown;
    return this.#options.load(candidate);
  }

  async #explain({ release }: Candidate, thrown: unknown): Promise<RemoteFailure> {
    const failure = failureOf(thrown, 'starting');
    if (failure.kind !== 'unreachable' || !(await this.#options.changed(release))) return failure;
    return { ...failure, kind: 'changed' };
  }

  #set(key: string, state: ScreenState): void {
    this.#states.set(key, state);
    for (const listener of this.#listeners) listener();
  }
}

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value));
}

import { failureOf, RemoteTimeout, type RemoteFailure } from './failure.ts';
import { firstToLoad, type Load, type LoadedScreen } from './first-to-load.ts';
import { isGone } from './gone.ts';
import { isChanged } from './integrity.ts';
import { discardContainer, loadScreen } from './load.ts';
import type { Candidate, Candidates, Release } from './match.ts';

/** The load state of a screen. */
export type ScreenState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & LoadedScreen)
  | { readonly status: 'failed'; readonly failure: RemoteFailure };

/** What the store needs of the outside. */
export interface RemoteStoreOptions {
  readonly load?: Load;
  /** Makes the next load of a release start in a new container. */
  readonly discard?: (release: Release) => void;
  /** Why a release must not be used here. */
  readonly refusal?: (release: Release) => RemoteFailure | undefined;
  /**
   * Whether the host sends other bytes than were published. Fetches the files past the browser's cache, and into it.
   */
  readonly changed?: (release: Release) => Promise<boolean>;
}

const loading: ScreenState = { status: 'loading' };

/** A release that failed in this page. */
export interface FailedRelease {
  readonly remote: string;
  readonly id: string;
  /** While it was loaded, or while it was shown. */
  readonly phase: 'load' | 'render';
  readonly thrown: unknown;
}

/** How many failures are remembered: the newest. */
const remembered = 20;

/** What names a screen: the same expose and screen of a remote, whichever release shows it. */
const keyOf = ([{ release, route }]: Candidates): string => `${release.remote} ${route.expose} ${route.screen}`;

/** Names a release. Its base contains the remote's name and the version. */
const nameOf = ({ version }: Release): string => version.base;

/**
 * The screens of remotes in this page. Each is loaded once, on first use, and keeps its version until the next page
 * load. When the stable release cannot be used, the one before it is.
 */
export class RemoteStore {
  readonly #states = new Map<string, ScreenState>();
  readonly #listeners = new Set<() => void>();
  /** Releases that failed in this page: another screen of the remote tries them last. */
  readonly #failed = new Set<string>();
  /** Releases that were started again after they had failed while they were shown. */
  readonly #restarted = new Set<string>();
  #failures: readonly FailedRelease[] = [];
  /** The latest request for each screen. */
  readonly #runs = new Map<string, symbol>();
  readonly #options: Required<RemoteStoreOptions>;

  constructor({
    load = loadScreen,
    discard = discardContainer,
    refusal = () => undefined,
    changed = isChanged,
  }: RemoteStoreOptions = {}) {
    this.#options = { load, discard, refusal, changed };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What failed in this page, oldest first, also where another release replaced it. */
  get failures(): readonly FailedRelease[] {
    return this.#failures;
  }

  /** The current state. A screen that was never requested counts as loading. */
  state(candidates: Candidates): ScreenState {
    return this.#known(candidates) ?? loading;
  }

  /** Puts a screen that is there already: on the server. */
  provide(candidates: Candidates, screen: LoadedScreen): void {
    this.#set(keyOf(candidates), { status: 'ready', ...screen });
  }

  /** Resolves with the state once nothing is being loaded any more. */
  async settled(candidates: Candidates): Promise<ScreenState> {
    while (this.state(candidates).status === 'loading')
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    return this.state(candidates);
  }

  /** Starts loading unless it was already requested. */
  ensure(candidates: Candidates): void {
    if (!this.#known(candidates)) void this.load(candidates);
  }

  /** Whether an earlier release than the one that is shown could replace it. */
  hasEarlier(candidates: Candidates): boolean {
    const state = this.state(candidates);
    return state.status === 'ready' && this.#after(candidates, state.release).length > 0;
  }

  /** Loads the release before the one that is shown, because that one fails. */
  async loadEarlier(candidates: Candidates): Promise<void> {
    const state = this.state(candidates);
    if (state.status !== 'ready') return;
    this.#failed.add(nameOf(state.release));
    const [first, ...others] = this.#after(candidates, state.release);
    if (first) await this.#loadAny(keyOf(candidates), [first, ...others]);
  }

  /** Remembers what the release that is shown threw. */
  noteThrown(candidates: Candidates, thrown: unknown): void {
    const state = this.state(candidates);
    if (state.status !== 'ready') return;
    this.#remember(state.release, 'render', thrown);
    this.#tell();
  }

  /** Whether the release that is shown was started again already. */
  wasRestarted(candidates: Candidates): boolean {
    const state = this.state(candidates);
    return state.status === 'ready' && this.#restarted.has(nameOf(state.release));
  }

  /** Starts the release that is shown again, in a new container: the state of its modules may be what fails. */
  async restart(candidates: Candidates): Promise<void> {
    const state = this.state(candidates);
    if (state.status !== 'ready') return;
    this.#restarted.add(nameOf(state.release));
    this.#options.discard(state.release);
    const [first, ...others] = candidates.slice(indexOf(candidates, state.release));
    if (first) await this.#loadAny(keyOf(candidates), [first, ...others]);
  }

  /** Loads, or reloads, regardless of the current state. Never rejects: failures become the state. */
  async load(candidates: Candidates): Promise<void> {
    const before = this.#states.get(keyOf(candidates));
    if (before?.status === 'failed' && before.failure.kind === 'changed') await this.#refresh(candidates);
    const failed = ({ release }: Candidate): number => (this.#failed.has(nameOf(release)) ? 1 : 0);
    const [first = candidates[0], ...others] = candidates.toSorted((one, other) => failed(one) - failed(other));
    await this.#loadAny(keyOf(candidates), [first, ...others]);
  }

  /** Fetches files that had been changed on their way past the browser's cache, which would keep them for a year. */
  async #refresh(candidates: Candidates): Promise<void> {
    this.#set(keyOf(candidates), loading);
    await Promise.all(candidates.map(({ release }) => this.#options.changed(release)));
  }

  /** The state, unless it is that of a release that does not serve this address. */
  #known(candidates: Candidates): ScreenState | undefined {
    const state = this.#states.get(keyOf(candidates));
    return state?.status === 'ready' && indexOf(candidates, state.release) < 0 ? undefined : state;
  }

  #after(candidates: Candidates, shown: Release): Candidate[] {
    return candidates
      .slice(indexOf(candidates, shown) + 1)
      .filter(({ release }) => this.#options.refusal(release) === undefined);
  }

  async #loadAny(key: string, candidates: Candidates): Promise<void> {
    const run = Symbol(key);
    this.#runs.set(key, run);
    this.#set(key, loading);
    const state = await this.#outcome(candidates);
    // A later request may have replaced this one.
    if (this.#runs.get(key) === run) this.#set(key, state);
  }

  async #outcome(candidates: Candidates): Promise<ScreenState> {
    const [first, ...others] = candidates.filter(({ release }) => this.#options.refusal(release) === undefined);
    if (!first) return { status: 'failed', failure: this.#options.refusal(candidates[0].release)! };
    try {
      return { status: 'ready', ...(await firstToLoad([first, ...others], (one) => this.#load(one))) };
    } catch (thrown) {
      return { status: 'failed', failure: await this.#explain(first, thrown) };
    }
  }

  async #load(candidate: Candidate): ReturnType<Load> {
    const { release } = candidate;
    try {
      const Screen = await this.#options.load(candidate);
      this.#failed.delete(nameOf(release));
      return Screen;
    } catch (thrown) {
      this.#failed.add(nameOf(release));
      this.#remember(release, 'load', thrown);
      console.error(`${release.remote}@${release.id} did not load.`, thrown);
      throw thrown;
    }
  }

  #remember({ remote, id }: Release, phase: FailedRelease['phase'], thrown: unknown): void {
    this.#failures = [...this.#failures, { remote, id, phase, thrown }].slice(-remembered);
  }

  async #explain({ release }: Candidate, thrown: unknown): Promise<RemoteFailure> {
    const failure = failureOf(thrown, 'starting');
    // A changed file fails at once, so silence needs no comparison, which might be as silent.
    if (failure.kind !== 'unreachable' || thrown instanceof RemoteTimeout) return failure;
    if (await isGone(release.version.base + release.version.entry)) return { ...failure, kind: 'gone' };
    return (await this.#options.changed(release)) ? { ...failure, kind: 'changed' } : failure;
  }

  #set(key: string, state: ScreenState): void {
    this.#states.set(key, state);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const indexOf = (candidates: Candidates, { id }: Release): number =>
  candidates.findIndex(({ release }) => release.id === id);

/** Why a screen of a remote cannot be shown. */
export type FailureKind =
  /** Its files did not come: no network, the server is down, or no answer in time. */
  | 'unreachable'
  /** A file came, but is not the one that was published. */
  | 'changed'
  /** The host no longer has this version of it. */
  | 'gone'
  /** It threw while starting, or has no such screen. */
  | 'starting'
  /** It came, and its first screen was not ready in time. */
  | 'unready'
  /** It threw while showing. */
  | 'showing'
  /** It needs a newer shell, or a newer server, than there is. */
  | 'incompatible'
  /** It was switched off. */
  | 'disabled';

/** Why a screen cannot be shown. `kind` selects the words for the user; `detail` is for developers. */
export interface RemoteFailure {
  readonly kind: FailureKind;
  readonly detail: string;
}

/** Thrown when a remote does not load in time. */
export class RemoteTimeout extends Error {
  override readonly name = 'RemoteTimeout';
}

/** Thrown when a screen that has come waits too long for what it needs. */
export class ScreenNotReady extends Error {
  override readonly name = 'ScreenNotReady';
}

/** Messages of the Module Federation runtime and the bundler for files that could not be loaded. */
const networkError = /ScriptNetworkError|Loading (?:CSS )?chunk/i;

/** Whether an error says that a file could not be loaded. A changed file looks the same: see `isChanged`. */
export const isNetworkError = (thrown: unknown): boolean =>
  thrown instanceof RemoteTimeout ||
  (thrown instanceof Error && (thrown.name === 'ChunkLoadError' || networkError.test(thrown.message)));

/** The first line of what was thrown. */
export const detailOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';

/** The failure that an error means, thrown while a remote was starting or showing. */
export const failureOf = (thrown: unknown, during: 'starting' | 'showing'): RemoteFailure => ({
  kind: isNetworkError(thrown) ? 'unreachable' : thrown instanceof ScreenNotReady ? 'unready' : during,
  detail: detailOf(thrown),
});

/** The words for each kind of failure. What else still works is the same for all. */
export const failureText: Record<FailureKind, string> = {
  unreachable: 'This part of Berea could not be reached. Check your connection and try again.',
  changed: 'A file of this part was changed on its way here, so Berea did not run it. Try again on another network.',
  gone: 'This page is older than what is kept. Reload.',
  starting: 'This part of Berea failed while starting.',
  unready: 'This part of Berea was not ready in time.',
  showing: 'This part of Berea failed while it was shown.',
  incompatible: 'This part needs a newer Berea. Reload.',
  disabled: 'This part of Berea is switched off for now.',
};

/** Why a remote is unavailable. `kind` selects the message for the user; `detail` is for developers. */
export type RemoteFailure =
  /** The files could not be loaded: missing, no network, or server down. */
  | { readonly kind: 'unreachable'; readonly detail: string }
  /** Loading timed out. */
  | { readonly kind: 'slow'; readonly detail: string }
  /** It loaded but does not work: it threw while starting, or its exports are invalid. */
  | { readonly kind: 'broken'; readonly detail: string };

/** Thrown when a remote does not load within 15 seconds. */
export class RemoteTimeout extends Error {
  override readonly name = 'RemoteTimeout';
}

/** Messages of the Module Federation runtime, the bundler and browsers for files that could not be loaded. */
const networkErrorPattern =
  /RUNTIME-00[138]|loading|load script|ScriptNetworkError|ChunkLoadError|failed to fetch|network/i;

/** Classifies an error thrown while loading or running a remote. `detail` is the first line of its message. */
export function remoteFailure(thrown: unknown): RemoteFailure {
  const detail = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';
  if (thrown instanceof RemoteTimeout) return { kind: 'slow', detail };
  if (thrown instanceof Error && (thrown.name === 'ChunkLoadError' || networkErrorPattern.test(thrown.message)))
    return { kind: 'unreachable', detail };
  return { kind: 'broken', detail };
}

/** The message shown to the user for each kind of failure. */
export const failureText: Record<RemoteFailure['kind'], string> = {
  unreachable:
    'This part of Berea could not be loaded. Check your connection and try again; everything else still works.',
  slow: 'This part of Berea is taking too long to load. Try again; everything else still works.',
  broken: 'This part of Berea ran into a problem. Try again; everything else still works.',
};

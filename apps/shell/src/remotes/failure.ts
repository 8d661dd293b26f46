/** Why a remote is not here. What the person reads follows from the kind; `detail` is for whoever mends it. */
export type RemoteFailure =
  /** The files did not come: not there, no network, server down. */
  | { readonly kind: 'unreachable'; readonly detail: string }
  /** It took too long. */
  | { readonly kind: 'slow'; readonly detail: string }
  /** It came and does not work: it threw while starting or offers nothing usable. */
  | { readonly kind: 'broken'; readonly detail: string };

export class RemoteTimeout extends Error {
  override readonly name = 'RemoteTimeout';
}

const networkWords = /RUNTIME-00[138]|loading|load script|ScriptNetworkError|ChunkLoadError|failed to fetch|network/i;

/** Sorts whatever loading or running a remote threw. */
export function remoteFailure(thrown: unknown): RemoteFailure {
  const detail = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';
  if (thrown instanceof RemoteTimeout) return { kind: 'slow', detail };
  if (thrown instanceof Error && (thrown.name === 'ChunkLoadError' || networkWords.test(thrown.message)))
    return { kind: 'unreachable', detail };
  return { kind: 'broken', detail };
}

/** The sentence for the person. */
export const failureText: Record<RemoteFailure['kind'], string> = {
  unreachable:
    'This part of Berea could not be loaded. Check your connection and try again; everything else still works.',
  slow: 'This part of Berea is taking too long to load. Try again; everything else still works.',
  broken: 'This part of Berea ran into a problem. Try again; everything else still works.',
};

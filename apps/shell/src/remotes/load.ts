import { parseRemoteModule, type Remote } from '@berea/shell-api';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { RemoteTimeout } from './failure.ts';
import type { Release } from './match.ts';

/** How long a remote may take to load. Milliseconds. */
const timeoutMs = 15_000;

/**
 * Loads a release. Loading the same remote again replaces its registration (`force`), so that a broken entry or chunk
 * can be recovered from without a page reload.
 * @throws RemoteTimeout after 15 s, a ZodError if the module has no valid routes, or any error of the federation
 * runtime
 */
export async function loadRelease({ remote, version }: Release): Promise<Remote> {
  registerRemotes([{ name: remote, entry: `${version.base}${version.entry}` }], { force: true });
  return parseRemoteModule(await withTimeout(loadRemote(`${remote}/remote`), remote));
}

async function withTimeout<T>(work: Promise<T>, remote: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteTimeout(`${remote} did not load within ${timeoutMs / 1000} s`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

import { parseRemoteModule, type Remote } from '@berea/shell-api';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { RemoteTimeout } from './failure.ts';
import type { Release } from './match.ts';

/** How long a remote may take before its route says so. Milliseconds. */
const timeoutMs = 15_000;

/**
 * Brings a release into the page. Asking again for the same remote replaces what is registered (`force`), which is how a
 * broken entry or chunk is recovered from without a reload.
 * @throws whatever the federation runtime throws, RemoteTimeout, or a ZodError for a module that offers nothing usable.
 */
export async function loadRelease({ remote, version }: Release): Promise<Remote> {
  registerRemotes([{ name: remote, entry: `${version.base}${version.entry}` }], { force: true });
  return parseRemoteModule(await withPatience(loadRemote(`${remote}/remote`), remote));
}

async function withPatience<T>(work: Promise<T>, remote: string): Promise<T> {
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

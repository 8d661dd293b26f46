import { screenIn } from '@berea/shell-api';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { RemoteTimeout } from './failure.ts';
import { expectFiles, integrityPlugin } from './integrity.ts';
import type { Candidate } from './match.ts';

/** How long a remote may take to load. Milliseconds. */
const timeoutMs = 15_000;

let prepared = false;

/**
 * Loads the screen of one release. Loading the same release again starts over with a new container (`force`), so that a
 * broken entry or chunk can be recovered from without a page reload.
 * @throws RemoteTimeout after 15 s, ScreenMissing, or any error of the federation runtime or of the remote itself
 */
export async function loadScreen({ release: { version }, route }: Candidate): Promise<ComponentType> {
  if (!prepared) registerPlugins([integrityPlugin]);
  prepared = true;
  expectFiles(version);
  const entry = new URL(version.base + version.entry, location.origin).href;
  removePendingScript(entry);
  const { container } = version;
  registerRemotes([{ name: container, entry, entryGlobalName: container }], { force: true });
  const module = await withTimeout(loadRemote(route.expose.replace('.', container)), version.base);
  return screenIn(module, route.screen);
}

/** The runtime would wait for a script of an earlier attempt that never answered. */
function removePendingScript(address: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (script.src === address) script.remove();
}

async function withTimeout<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteTimeout(`${what} did not load within ${timeoutMs / 1000} s`)), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

import { screenIn } from '@berea/shell-api';
import type { ComponentType } from 'react';
import { RemoteTimeout } from './failure.ts';
import { expectFiles } from './integrity.ts';
import type { Candidate, Release } from './match.ts';

/** How long a remote may take to load. Milliseconds. */
const timeoutMs = 15_000;

/** Loads Module Federation's runtime and what is shared. The shell's own pages start without it. */
export const loadHost = () => import(/* webpackChunkName: "host" */ './federation-host.ts');
type Host = Awaited<ReturnType<typeof loadHost>>;

/**
 * Containers that have been started and have not failed: another module of the same release comes from the same one.
 */
const started = new Set<string>();

/** Containers that were started at least once. */
const attempted = new Set<string>();

/**
 * Loads the screen of one release. After a failure the release starts over with a new container (`force`), so that a
 * broken entry or chunk can be recovered from without a page reload.
 * @throws RemoteTimeout after 15 s, ScreenMissing, or any error of the federation runtime or of the remote itself
 */
export async function loadScreen({ release, route }: Candidate): Promise<ComponentType> {
  try {
    return screenIn(await withTimeout(loadModule(release, route.expose), release.version.base), route.screen);
  } catch (thrown) {
    discardContainer(release);
    throw thrown;
  }
}

async function loadModule(release: Release, expose: string): Promise<unknown> {
  const host = await loadHost();
  const { container } = release.version;
  if (!started.has(container)) startContainer(host, release);
  return host.loadRemote(expose.replace('.', container));
}

/** Lets the next load of a release start in a new container, with its modules evaluated again. */
export function discardContainer({ version }: Release): void {
  started.delete(version.container);
}

function startContainer({ registerRemotes }: Host, { version }: Release): void {
  const { base, entry, container } = version;
  expectFiles(version);
  // The page's first script has begun to load the chunks of its own address. The first attempt waits for them.
  if (attempted.has(container)) removeScripts(new URL(base, location.origin).href);
  attempted.add(container);
  const address = new URL(base + entry, location.origin).href;
  registerRemotes([{ name: container, entry: address, entryGlobalName: container }], { force: true });
  started.add(container);
}

/**
 * The runtimes would wait for a script of an earlier attempt that never answered. Scripts that have run are not
 * needed.
 */
function removeScripts(base: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (script.src.startsWith(base)) script.remove();
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

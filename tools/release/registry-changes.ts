import type { Registry, RegistryRemote, RegistryShell, RemoteVersion } from '@berea/validation';
import { ReleaseError } from './release-error.ts';

/** One version of one remote, ready to be published. */
export interface Offer {
  readonly remote: string;
  /** The team that answers for it. */
  readonly owner: string;
  /** '1.4.0-abc123abc123' */
  readonly id: string;
  readonly version: RemoteVersion;
}

type ShellVersion = RegistryShell['versions'][string];

/** How many versions of each app the registry lists. Older ones stay on the host for pages that are still open. */
const versionsKept = 10;

/**
 * The registry of a host without releases. Its epoch is later than that of any host that stood at its address before.
 */
export const emptyRegistry = (now: Date): Registry => ({
  schema: 2,
  epoch: Math.floor(now.getTime() / 1000),
  revision: 0,
  shell: undefined,
  paths: {},
  remotes: {},
});

/**
 * Points each offered remote at its offered version, all in one new revision.
 * @returns `before` itself when nothing changes
 * @throws ReleaseError when a route belongs to another remote
 */
export function pointAt(before: Registry, offers: readonly Offer[]): Registry {
  let { remotes, paths } = before;
  for (const offer of offers) {
    const known = remotes[offer.remote];
    // The id names the content and everything else that a version says, except when and by whom it was built.
    if (known?.stable === offer.id && known.owner === offer.owner) continue;
    paths = claimed(paths, offer);
    remotes = { ...remotes, [offer.remote]: advance(known, offer) };
  }
  return remotes === before.remotes ? before : next(before, { paths, remotes });
}

/** Gives the first segments of the routes to the remote. They stay its own when a later version has no such route. */
function claimed(paths: Registry['paths'], { remote, version }: Offer): Registry['paths'] {
  const claims = version.routes.map(({ path }) => path.split('/')[1] ?? '');
  const theft = claims.find((segment) => (paths[segment] ?? remote) !== remote);
  if (theft)
    throw new ReleaseError(
      `/${theft} and everything under it belongs to ${paths[theft]}, so ${remote} cannot be published with a route there.`,
    );
  return { ...paths, ...Object.fromEntries(claims.map((segment) => [segment, remote])) };
}

function advance(known: RegistryRemote | undefined, { owner, id, version }: Offer): RegistryRemote {
  if (!known) return { owner, stable: id, previous: null, rollout: null, enabled: true, versions: { [id]: version } };
  const previous = known.stable === id ? known.previous : known.stable;
  return { ...known, owner, stable: id, previous, versions: newest(known.versions, previous, id, version) };
}

/** The versions with a new one at the end, without the oldest ones. */
function newest<V>(versions: Readonly<Record<string, V>>, kept: string | null, id: string, version: V) {
  const { [id]: _replaced, ...others } = versions;
  const dropped = Object.keys(others)
    .filter((other) => other !== kept)
    .slice(0, -(versionsKept - 2));
  return { ...Object.fromEntries(Object.entries(others).filter(([other]) => !dropped.includes(other))), [id]: version };
}

/** Points the page at a shell. @returns `before` itself when it is the current one */
export function pointAtShell(before: Registry, hash: string, version: ShellVersion): Registry {
  const { shell } = before;
  if (shell?.stable === hash) return before;
  const previous = shell?.stable ?? null;
  const versions = newest(shell?.versions ?? {}, previous, hash, version);
  return next(before, { shell: { stable: hash, previous, versions } });
}

/**
 * Points a remote, or the shell, back to its previous version. The version left behind stays listed but is never used
 * as a fallback, because someone rolled back from it.
 * @throws ReleaseError when the app is unknown or has no previous version
 */
export function rollBack(before: Registry, app: string): Registry {
  const known = app === 'shell' ? before.shell : before.remotes[app];
  if (!known) throw new ReleaseError(`Nothing to roll back: ${app} was never published here.`);
  if (known.previous === null)
    throw new ReleaseError(`Nothing to roll back to: ${app} has no version before ${known.stable}.`);
  const pointers = { stable: known.previous, previous: null };
  if (app === 'shell') return next(before, { shell: { ...before.shell!, ...pointers } });
  return next(before, { remotes: { ...before.remotes, [app]: { ...before.remotes[app]!, ...pointers } } });
}

const next = (before: Registry, changes: Partial<Registry>): Registry => ({
  ...before,
  ...changes,
  revision: before.revision + 1,
});

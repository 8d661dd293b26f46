import type { Registry, RegistryRemote, RemoteVersion } from '@berea/registry';
import { advanced } from './pointers.ts';
import { listed, next, refuseWithdrawn, type ShellVersion } from './registry-app.ts';
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
 * Points each offered remote at its offered version, all in one new revision. A rollout of another version ends.
 * @returns `before` itself when nothing changes
 * @throws ReleaseError when a route belongs to another remote, or a version was withdrawn
 */
export function pointAt(before: Registry, offers: readonly Offer[]): Registry {
  let { remotes, paths } = before;
  for (const offer of offers) {
    const known = remotes[offer.remote];
    // The id names the content and everything else that a version says, except when and by whom it was built.
    if (known?.stable === offer.id && known.owner === offer.owner) continue;
    paths = claimed(paths, offer);
    remotes = { ...remotes, [offer.remote]: withStable(known, offer) };
  }
  return remotes === before.remotes ? before : next(before, { paths, remotes });
}

/**
 * Lists a version of a remote without pointing at it.
 * @returns `before` itself when it is listed already
 * @throws ReleaseError when a route belongs to another remote, the version was withdrawn or the remote has no other
 */
export function listCandidate(before: Registry, offer: Offer): Registry {
  const known = before.remotes[offer.remote];
  if (!known)
    throw new ReleaseError(
      `${offer.remote} was never published here, so its first version cannot be a candidate: publish it, then disable it where nobody should see it.`,
    );
  refuseWithdrawn(offer.remote, known, offer.id);
  if (known.versions[offer.id]) return before;
  const paths = claimed(before.paths, offer);
  const remote = listed(known, offer.id, offer.version);
  return next(before, { paths, remotes: { ...before.remotes, [offer.remote]: remote } });
}

/** The same for the shell. */
export function listShellCandidate(before: Registry, hash: string, version: ShellVersion): Registry {
  const { shell } = before;
  if (!shell) throw new ReleaseError('No shell was published here yet, so the first one cannot be a candidate.');
  refuseWithdrawn('shell', shell, hash);
  return shell.versions[hash] ? before : next(before, { shell: listed(shell, hash, version) });
}

/** Points the page at a shell. @returns `before` itself when it is the current one */
export function pointAtShell(before: Registry, hash: string, version: ShellVersion): Registry {
  const { shell } = before;
  if (shell?.stable === hash) return before;
  if (!shell) {
    const only = {
      stable: hash,
      previous: null,
      former: [],
      withdrawn: [],
      rolledBack: [],
      versions: { [hash]: version },
    };
    return next(before, { shell: only });
  }
  refuseWithdrawn('shell', shell, hash);
  return next(before, { shell: listed({ ...shell, ...advanced(shell, hash) }, hash, version) });
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

function withStable(known: RegistryRemote | undefined, { remote, owner, id, version }: Offer): RegistryRemote {
  const first = { stable: id, previous: null, former: [], withdrawn: [], rolledBack: [], rollout: null, enabled: true };
  if (!known) return { owner, ...first, versions: { [id]: version } };
  refuseWithdrawn(remote, known, id);
  const pointers = known.stable === id ? {} : advanced(known, id);
  const rollout = known.stable === id ? known.rollout : null;
  return listed({ ...known, owner, ...pointers, rollout }, id, version);
}

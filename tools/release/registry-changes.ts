import { isDeepStrictEqual } from 'node:util';
import type { Registry, RegistryRemote, RemoteVersion } from '@berea/validation';
import { ReleaseError } from './release-error.ts';

/** One version of one remote, ready to be published. */
export interface Offer {
  readonly remote: string;
  /** '1.4.0-abc123abc123' */
  readonly id: string;
  readonly version: RemoteVersion;
}

/** How many versions of each remote the registry lists. Older ones stay on the host for pages that are still open. */
const versionsKept = 10;

/**
 * Points each offered remote at its offered version, all in one new revision.
 * @param before the current registry, or undefined before the first release
 * @returns `before` itself when nothing changes
 */
export function pointAt(before: Registry | undefined, offers: readonly Offer[]): Registry | undefined {
  let remotes = before?.remotes ?? {};
  for (const { remote, id, version } of offers) {
    const known = remotes[remote];
    if (known?.stable === id && isDeepStrictEqual(known.versions[id], version)) continue;
    remotes = { ...remotes, [remote]: advance(known, id, version) };
  }
  return remotes === before?.remotes || offers.length === 0 ? before : next(before, remotes);
}

function advance(known: RegistryRemote | undefined, id: string, version: RemoteVersion): RegistryRemote {
  if (!known) return { stable: id, previous: null, enabled: true, versions: { [id]: version } };
  const previous = known.stable === id ? known.previous : known.stable;
  const { [id]: _replaced, ...others } = known.versions;
  const dropped = Object.keys(others)
    .filter((other) => other !== previous)
    .slice(0, -(versionsKept - 2));
  const versions = Object.fromEntries(Object.entries(others).filter(([other]) => !dropped.includes(other)));
  return { ...known, stable: id, previous, versions: { ...versions, [id]: version } };
}

/**
 * Points a remote back to its previous version. The version left behind stays listed but is never used as a fallback,
 * because someone rolled back from it.
 * @throws ReleaseError when the remote is unknown or has no previous version
 */
export function rollBack(before: Registry | undefined, remote: string): Registry {
  const known = before?.remotes[remote];
  if (!before || !known) throw new ReleaseError(`Nothing to roll back: ${remote} was never published here.`);
  if (known.previous === null)
    throw new ReleaseError(`Nothing to roll back to: ${remote} has no version before ${known.stable}.`);
  return next(before, { ...before.remotes, [remote]: { ...known, stable: known.previous, previous: null } });
}

const next = (before: Registry | undefined, remotes: Registry['remotes']): Registry => ({
  schema: 1,
  revision: (before?.revision ?? 0) + 1,
  remotes,
});

/**
 * The reduced registry that is inlined into the page: only versions that a pointer refers to, without source map
 * hashes. It is a valid registry of the same revision. It is reduced because hashes do not compress and every page
 * carries them.
 */
export function pageCopy(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const pointed = Object.entries(remote.versions).filter(([id]) => id === remote.stable || id === remote.previous);
    return [
      name,
      { ...remote, versions: Object.fromEntries(pointed.map(([id, version]) => [id, withoutMaps(version)])) },
    ] as const;
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

const withoutMaps = (version: RemoteVersion): RemoteVersion => ({
  ...version,
  files: Object.fromEntries(Object.entries(version.files).filter(([file]) => !file.endsWith('.map'))),
});

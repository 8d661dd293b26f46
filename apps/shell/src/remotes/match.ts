import type { Registry, RegistryRemote, RegistryRoute, RemoteVersion } from '@berea/validation';

/** One version of a remote. */
export interface Release {
  readonly remote: string;
  readonly id: string;
  readonly version: RemoteVersion;
}

/** The remote, its stable release and the route that serve an address. */
export interface Match {
  readonly name: string;
  readonly remote: RegistryRemote;
  readonly release: Release;
  readonly route: RegistryRoute;
}

/**
 * The release of a remote with this version id, if any. The registry schema guarantees that `stable` and `previous`
 * exist.
 */
export function releaseOf(name: string, remote: RegistryRemote, id: string | null): Release | undefined {
  const version = id === null ? undefined : remote.versions[id];
  return id !== null && version ? { remote: name, id, version } : undefined;
}

const covers = (route: RegistryRoute, path: string): boolean =>
  path === route.path || path.startsWith(`${route.path}/`);

/** Finds the enabled remote whose route is the longest prefix of an address. Undefined if no route matches. */
export function matchRemote(registry: Registry | undefined, path: string): Match | undefined {
  let best: Match | undefined;
  for (const [name, remote] of Object.entries(registry?.remotes ?? {})) {
    const release = releaseOf(name, remote, remote.stable);
    if (!release || !remote.enabled) continue;
    for (const route of release.version.routes) {
      if (covers(route, path) && route.path.length > (best?.route.path.length ?? -1))
        best = { name, remote, release, route };
    }
  }
  return best;
}

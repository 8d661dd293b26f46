import type { Registry, RegistryRemote, RegistryRoute, RemoteVersion } from '@berea/validation';

/** A remote in one of its versions. */
export interface Release {
  readonly remote: string;
  readonly id: string;
  readonly version: RemoteVersion;
}

export interface Match {
  readonly name: string;
  readonly remote: RegistryRemote;
  readonly release: Release;
  readonly route: RegistryRoute;
}

/** The version of a remote under this id. The registry's schema sees to it that `stable` and `previous` are there. */
export function releaseOf(name: string, remote: RegistryRemote, id: string | null): Release | undefined {
  const version = id === null ? undefined : remote.versions[id];
  return id !== null && version ? { remote: name, id, version } : undefined;
}

const holds = (route: RegistryRoute, path: string): boolean => path === route.path || path.startsWith(`${route.path}/`);

/** Which remote an address belongs to: the longest route that holds it. Undefined for an address of nobody. */
export function matchRemote(registry: Registry | undefined, path: string): Match | undefined {
  let best: Match | undefined;
  for (const [name, remote] of Object.entries(registry?.remotes ?? {})) {
    const release = releaseOf(name, remote, remote.stable);
    if (!release || !remote.enabled) continue;
    for (const route of release.version.routes) {
      if (holds(route, path) && route.path.length > (best?.route.path.length ?? -1))
        best = { name, remote, release, route };
    }
  }
  return best;
}

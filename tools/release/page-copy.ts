import type { Registry, RegistryRemote, RemoteVersion } from '@berea/validation';
import { pointedVersions } from './registry-app.ts';

/**
 * The reduced registry that is inlined into the page: only versions that a pointer refers to, with the hashes of the
 * files that an address may need first. An entry carries the hashes of the files it loads later. It is a valid
 * registry of the same revision. It is reduced because hashes do not compress and every page carries them.
 */
export function pageCopy(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const ids = pointedVersions(remote);
    const versions = Object.entries(remote.versions)
      .filter(([id]) => ids.includes(id))
      .map(([id, version]) => [id, reduced(version)] as const);
    const lists: Pick<RegistryRemote, 'former' | 'withdrawn'> = { former: [], withdrawn: [] };
    return [name, { ...remote, ...lists, versions: Object.fromEntries(versions) }] as const;
  });
  // The page is made from one shell already.
  return { ...registry, shell: undefined, remotes: Object.fromEntries(remotes) };
}

function reduced({ dirty: _dirty, testsSkipped: _skipped, ...version }: RemoteVersion): RemoteVersion {
  const { entry, routes, server, files } = version;
  const first = new Set([entry, ...routes.flatMap(({ preload }) => preload)]);
  return {
    ...version,
    server: null,
    note: null,
    author: null,
    commit: null,
    time: null,
    files: Object.fromEntries(Object.entries(files).filter(([file]) => first.has(file) && file !== server)),
  };
}

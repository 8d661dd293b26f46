import type { Registry, RemoteVersion } from '@berea/validation';

/**
 * The reduced registry that is inlined into the page: only versions that a pointer refers to, with the hashes of the
 * files that an address may need first. An entry carries the hashes of the files it loads later. It is a valid
 * registry of the same revision. It is reduced because hashes do not compress and every page carries them.
 */
export function pageCopy(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const pointed = Object.entries(remote.versions).filter(([id]) => id === remote.stable || id === remote.previous);
    return [name, { ...remote, versions: Object.fromEntries(pointed.map(([id, one]) => [id, reduced(one)])) }] as const;
  });
  // The page is made from one shell already.
  return { ...registry, shell: undefined, remotes: Object.fromEntries(remotes) };
}

function reduced(version: RemoteVersion): RemoteVersion {
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

import type { Registry, RegistryRemote, RemoteVersion } from '@berea/registry';
import { pointedVersions } from './registry-app.ts';

/** What a reader of the registry takes for granted where it is missing: every page carries the rest. */
type Lean<T> = { readonly [K in keyof T]?: unknown };
interface LeanRegistry extends Omit<Registry, 'remotes'> {
  readonly remotes: Readonly<Record<string, Lean<RegistryRemote>>>;
}

/**
 * The reduced registry that is inlined into the page: only versions that a pointer refers to, with the hashes of the
 * files that an address may need first, and without what is as it is by default. An entry carries the hashes of the
 * files it loads later. It is a valid registry of the same revision. It is reduced because hashes do not compress and
 * every page carries them.
 */
export function pageCopy(registry: Registry): LeanRegistry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const ids = pointedVersions(remote);
    const versions = Object.entries(remote.versions)
      .filter(([id]) => ids.includes(id))
      .map(([id, version]) => [id, reduced(version)] as const);
    // The page's first script reads `enabled`, `stable` and `routes` as they stand here: they are always there.
    const { former: _former, withdrawn: _withdrawn, rolledBack: _rolledBack, rollout, ...pointers } = remote;
    const lean = {
      ...pointers,
      ...(rollout && { rollout }),
      versions: Object.fromEntries(versions),
    };
    return [name, lean] as const;
  });
  // The page is made from one shell already.
  return { ...registry, shell: undefined, remotes: Object.fromEntries(remotes) };
}

/** A version without where it comes from, and without its server build: pages do not load it. */
function reduced(version: RemoteVersion): Lean<RemoteVersion> {
  const { base, entry, container, routes, hostApi, backend, contributions, files } = version;
  const first = new Set([entry, ...routes.flatMap(({ preload }) => preload)]);
  return {
    base,
    entry,
    container,
    routes: routes.map(({ prerender, sitemap: _sitemap, robots: _robots, ...route }) =>
      prerender ? { ...route, prerender } : route,
    ),
    hostApi,
    backend,
    contributions,
    files: Object.fromEntries(Object.entries(files).filter(([file]) => first.has(file) && file !== version.server)),
  };
}

import { registry, type Registry, type RegistryRemote, type RegistryRoute } from '@berea/validation';

const hash = `sha384-${'A'.repeat(64)}`;

interface Published {
  /** Newest first: the first is `stable`, the second `previous`. */
  versions?: string[];
  routes?: RegistryRoute[];
  enabled?: boolean;
}

/** A valid registry in the format of the release tool. @throws ZodError if it does not match the schema */
export function registryOf(remotes: Record<string, Published>): Registry {
  const entries = Object.entries(remotes).map(
    ([name, { versions = ['1.0.0-aaaaaa'], routes = [{ path: `/${name}`, access: 'open' }], enabled = true }]) => [
      name,
      {
        stable: versions[0],
        previous: versions[1] ?? null,
        enabled,
        versions: Object.fromEntries(
          versions.map((id) => [
            id,
            {
              base: `/r/${name}/${id}/`,
              entry: 'remoteEntry.js',
              preload: [],
              routes,
              hostApi: '^1.0.0',
              files: { 'remoteEntry.js': hash },
            },
          ]),
        ),
      },
    ],
  );
  return registry.parse({ schema: 1, revision: 1, remotes: Object.fromEntries(entries) });
}

/** A single registry entry. */
export const remoteOf = (published: Published): RegistryRemote => registryOf({ reader: published }).remotes['reader']!;

import { parseRegistry, type Contributions, type Registry, type RegistryRoute } from '@berea/registry';
import { matchRemote, type Candidates } from '../match.ts';
import { firstSegment } from '../pattern.ts';

const hash = `sha256-${'A'.repeat(43)}=`;

/** What a version of a remote says, as far as a test cares. */
interface Said {
  /** Default: one open route, '/<remote>'. The screen of '/bible/:book?' is 'Bible' of './bible'. */
  routes?: (Pick<RegistryRoute, 'path'> & Partial<RegistryRoute>)[];
  hostApi?: Record<string, string>;
  backend?: { functions?: string[]; migration?: string };
  contributions?: { [Part in keyof Contributions]?: unknown };
}

interface Published extends Said {
  /** Newest first: the first is `stable`, the second `previous`. */
  versions?: string[];
  /** What one of the versions says differently. */
  only?: Record<string, Said>;
  enabled?: boolean;
  rollout?: { version: string; percent: number };
}

/** 'bible' → 'Bible', 'guided-studies' → 'GuidedStudies' */
const screenName = (segment: string): string =>
  segment.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const routeOf = ({ path, ...given }: Pick<RegistryRoute, 'path'> & Partial<RegistryRoute>): RegistryRoute => ({
  path,
  access: 'open',
  expose: `./${firstSegment(path)}`,
  screen: screenName(firstSegment(path)),
  prerender: false,
  preload: [],
  parts: [],
  ...given,
});

function versionOf(name: string, id: string, { routes = [{ path: `/${name}` }], ...said }: Said) {
  return {
    base: `/r/${name}/${id}/`,
    entry: 'remoteEntry.js',
    container: `berea_${name}_${id.split('-')[1]}`,
    routes: routes.map(routeOf),
    hostApi: {},
    ...said,
    files: { 'remoteEntry.js': hash, 'screen.js': hash },
  };
}

/**
 * A registry as the release tool writes it. A path belongs to the first remote that has it. @throws Error if it is
 * invalid
 */
export function registryOf(
  remotes: Record<string, Published>,
  { epoch = 1, revision = 1 }: { epoch?: number; revision?: number } = {},
): Registry {
  const paths: Record<string, string> = {};
  const entries = Object.entries(remotes).map(
    ([name, { versions = ['1.0.0-aaaaaa'], only = {}, enabled = true, rollout = null, ...said }]) => {
      const all = versions.map((id) => [id, versionOf(name, id, { ...said, ...only[id] })] as const);
      for (const { path } of all.flatMap(([, { routes }]) => routes)) paths[firstSegment(path)] ??= name;
      return [
        name,
        { stable: versions[0], previous: versions[1] ?? null, enabled, rollout, versions: Object.fromEntries(all) },
      ] as const;
    },
  );
  const parsed = parseRegistry({ schema: 2, epoch, revision, paths, remotes: Object.fromEntries(entries) });
  if (!parsed.ok || parsed.problems.length > 0) throw new Error(parsed.ok ? parsed.problems.join('\n') : parsed.detail);
  return parsed.registry;
}

/** The releases of a registry that can show an address. @throws Error when no remote serves it */
export function candidatesOf(registry: Registry, path: string): Candidates {
  const match = matchRemote(registry, path);
  if (match?.kind !== 'route') throw new Error(`Nothing serves ${path}`);
  return match.candidates;
}

import type { Contributions } from '../contributions.ts';
import type { Registry, RegistryRemote, RegistryRoute, RemoteVersion } from '../registry.ts';
import {
  isBoolean,
  isLike,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isOptional,
  isRecordOf,
  isShape,
  isText,
  isWhole,
  itemsOf,
  type Is,
} from './shape.ts';

/*
 * The registry that the host wrote into the page, read without zod: the page cannot be drawn before. It was written from
 * a registry that the schemas had read (`tools/release/page-copy.ts`), as was the copy that the browser keeps. So what is
 * seen to here is that nothing a shell uses is missing or something else, and that nothing leads elsewhere. Where
 * anything is odd, `parseRegistry` decides, which leaves out only what cannot be read.
 */

const isAddress = isLike(/^\/(?!\/)[^\s\\]*$/);
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

const link = { path: isAddress, label: isText, order: isNumber };
const isContributions = isShape<Contributions>({
  home: isListOf(isShape<Contributions['home'][number]>({ ...link, description: isText, icon: isText })),
  header: isListOf(isShape<Contributions['header'][number]>({ ...link, icon: isText })),
  own: isListOf(isShape<Contributions['own'][number]>({ ...link, description: isText })),
  links: isRecordOf(isAddress),
  offers: isListOf(isText),
  extensions: isRecordOf(
    isListOf(
      isShape<Contributions['extensions'][string][number]>({
        label: isText,
        href: isAddress,
        icon: isText,
        order: isNumber,
      }),
    ),
  ),
});

/** The folder of a version: nothing in it leads elsewhere. */
const isBase = isLike(/^\/r\/[a-z][a-z0-9-]*\/(?!.*\.\.)[\w.-]+\/$/);
const isFile = isLike(/^(?!\/)(?!.*\.\.)[\w.@~+/-]+$/);

/** What a page's copy leaves out where it is as usual. */
type Lean<T, Left extends keyof T> = Omit<T, Left> & { readonly [Field in Left]?: T[Field] | undefined };

const isRoute = isShape<Lean<RegistryRoute, 'prerender'>>({
  path: isAddress,
  access: isOneOf(['open', 'signed-in']),
  expose: isLike(/^\.\//),
  screen: isText,
  preload: isListOf(isFile),
  parts: isListOf(isText),
  prerender: isOptional(isBoolean),
});

type PageVersion = Pick<
  RemoteVersion,
  'base' | 'entry' | 'container' | 'hostApi' | 'backend' | 'contributions' | 'files'
> & {
  readonly routes: readonly Lean<RegistryRoute, 'prerender'>[];
};
const isVersion = isShape<PageVersion>({
  base: isBase,
  entry: isFile,
  container: isText,
  routes: isListOf(isRoute) as Is<PageVersion['routes']>,
  hostApi: isRecordOf(isText),
  backend: isShape<RemoteVersion['backend']>({ functions: isListOf(isText), migration: isTextOrNull }),
  contributions: isContributions,
  files: isRecordOf(isLike(/^sha(?:256|384)-/)),
});

function versionIn(value: unknown, base: string): RemoteVersion | undefined {
  if (!isVersion(value) || value.base !== base) return undefined;
  const { entry, container, routes, hostApi, backend, contributions, files } = value;
  if ([entry, ...routes.flatMap(({ preload }) => preload)].some((file) => !Object.hasOwn(files, file)))
    return undefined;
  return {
    base,
    entry,
    container,
    routes: routes.map((route) => ({ ...route, prerender: route.prerender ?? false })),
    server: null,
    hostApi,
    backend,
    contributions,
    commit: null,
    author: null,
    time: null,
    note: null,
    files,
  };
}

type Pointers = Pick<RegistryRemote, 'owner' | 'enabled' | 'stable' | 'previous'> & {
  readonly rollout?: RegistryRemote['rollout'] | undefined;
  readonly versions: Readonly<Record<string, unknown>>;
};
const isRollout = isShape<NonNullable<RegistryRemote['rollout']>>({ version: isText, percent: isNumber });
const isPointers = isShape<Pointers>({
  owner: isText,
  enabled: isBoolean,
  stable: isText,
  previous: isTextOrNull,
  rollout: (value): value is RegistryRemote['rollout'] | undefined =>
    value === undefined || value === null || isRollout(value),
  versions: isObject,
});

function remoteIn(name: string, value: unknown): RegistryRemote | undefined {
  if (!isPointers(value)) return undefined;
  const { owner, enabled, stable, previous, rollout = null } = value;
  const versions: Record<string, RemoteVersion> = {};
  for (const [id, written] of Object.entries(value.versions)) {
    const version = versionIn(written, `/r/${name}/${id}/`);
    if (!version) return undefined;
    versions[id] = version;
  }
  if (!versions[stable] || (previous !== null && !versions[previous])) return undefined;
  return {
    owner,
    enabled,
    stable,
    previous,
    rollout,
    former: itemsOf((value as Partial<RegistryRemote>).former, isText),
    withdrawn: itemsOf((value as Partial<RegistryRemote>).withdrawn, isText),
    rolledBack: itemsOf((value as Partial<RegistryRemote>).rolledBack, isText),
    versions,
  };
}

type Frame = Pick<Registry, 'epoch' | 'revision' | 'paths'> & { readonly remotes: Readonly<Record<string, unknown>> };
const isFrame = isShape<Frame>({
  epoch: isWhole(),
  revision: isWhole(1),
  paths: isRecordOf(isText),
  remotes: isObject,
});

/** A registry that the schemas have read before; undefined where anything of it is not as the release tool writes it. */
export function registryAsWritten(value: unknown): Registry | undefined {
  if (!isFrame(value) || (value as { schema?: unknown }).schema !== 2) return undefined;
  const { epoch, revision, paths } = value;
  const remotes: Record<string, RegistryRemote> = {};
  for (const [name, written] of Object.entries(value.remotes)) {
    const remote = remoteIn(name, written);
    if (!remote) return undefined;
    remotes[name] = remote;
  }
  return { schema: 2, epoch, revision, shell: undefined, paths, remotes };
}

import * as z from 'zod/mini';
import { contributions } from './contributions.ts';
import { noContributions } from './no-contributions.ts';

const nonEmptyText = z.string().check(z.minLength(1));

/*
 * The parts of `/registry.json`, schema 2 (docs/registry.md). Unknown fields are ignored, and fields that may be
 * missing have a default, so that a shell reads what a newer release tool writes.
 */

/** '1.4.0-abc123': the package version and a hash of the build output. */
export const versionId = z
  .string()
  .check(
    z.regex(
      /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.]+)?-[0-9a-f]{6,64}$/,
      'a version id is a semantic version, a hyphen and a hex hash',
    ),
  );

/** The first segment of the addresses that a remote owns: 'guide'. */
export const pathSegment = z
  .string()
  .check(z.regex(/^[a-z0-9-]+$/, 'the first segment of an address is in lower case'));

export const remoteName = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'a remote is named in lower case'));

/** A path inside a version's directory. It cannot escape the directory, and resolving it as a URL cannot change it. */
const filePath = z
  .string()
  .check(
    z.refine(
      (path) => path.split('/').every((segment) => /^[\w.@~+-]+$/.test(segment) && segment !== '.' && segment !== '..'),
      'a file path is relative and stays inside its version',
    ),
  );

/** Versions that were published before have sha384. */
const integrity = z
  .string()
  .check(z.regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/, 'a file needs its sha256 hash'));

/** '/guide/:book?/:page?': fixed segments, then parameters, of which the last may be optional. */
const pattern = z
  .string()
  .check(
    z.regex(
      /^(?:\/[a-z0-9-]+)(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*(?:\/:[a-zA-Z]+\?)*$/,
      "a route's path begins with a fixed part in lower case, and optional parameters stand last",
    ),
  );

const route = z.object({
  path: pattern,
  access: z.enum(['open', 'signed-in']),
  /** The module of the container, './guide', and the name under which it exports the screen. */
  expose: z.string().check(z.regex(/^\.\/[a-z][a-z0-9-]*$/)),
  screen: z.string().check(z.regex(/^[A-Z]\w*$/)),
  /** What it is to the shell, which leads there by itself: 'settings', 'sign-in'. */
  role: z.optional(nonEmptyText),
  /** Scripts beside the entry that the first screen of this route needs. */
  preload: z._default(z.array(filePath), []),
  /** Shared packages outside the shell's core that this screen runs with: '@berea/ui/forms'. The shell preloads them. */
  parts: z._default(z.array(nonEmptyText), []),
  /** Whether the server may render its first HTML: it is the same for everybody, and nobody typed its address's parts. */
  prerender: z._default(z.boolean(), false),
  /** True where the sitemap lists its address, false where crawlers must not visit it. */
  sitemap: z.optional(z.boolean()),
  robots: z.optional(z.boolean()),
});
/** One route of a remote: its path pattern, who may see it, and the files that show it. */
export type RegistryRoute = z.infer<typeof route>;

/** What a version needs of the Supabase project: edge functions, and the migration it was written against. */
const backend = z.object({
  functions: z._default(z.array(z.string()), []),
  migration: z._default(z.nullable(z.string()), null),
});

/** Where a version comes from. For people; nothing depends on it. */
const origin = {
  commit: z._default(z.nullable(z.string()), null),
  author: z._default(z.nullable(z.string()), null),
  time: z._default(z.nullable(z.string()), null),
  note: z._default(z.nullable(z.string()), null),
  /** True when the sources had changes that were not committed, and when its tests were not run. */
  dirty: z.optional(z.boolean()),
  testsSkipped: z.optional(z.boolean()),
};

/** A list of versions that nothing in a page depends on: an app works without one that cannot be read. */
const idList = <T extends z.ZodMiniType<string>>(id: T) => z.catch(z._default(z.array(id), []), []);

const files = z.record(filePath, integrity);

export const remoteVersion = z
  .object({
    /** '/r/<remote>/<version id>/' on the host. */
    base: z.string(),
    /** The script that defines the container. */
    entry: filePath,
    /** The global variable of the container. It is different in every version, so that two can live in one page. */
    container: z.string().check(z.regex(/^[a-zA-Z_]\w*$/)),
    routes: z.array(route).check(z.minLength(1)),
    /** The script that renders the public routes on a server, if there is one. */
    server: z._default(z.nullable(filePath), null),
    /** The semver ranges of the shell's parts that it works with: `shellApi`, `ui`. */
    hostApi: z.record(z.string(), nonEmptyText),
    backend: z._default(backend, { functions: [], migration: null }),
    /** What cannot be read is left out: a remote works without its card. */
    contributions: z.catch(contributions, noContributions),
    ...origin,
    /**
     * Path under `base` to Subresource Integrity value. Complete in `/registry.json`; a page's copy has those it
     * needs.
     */
    files,
  })
  .check(
    z.superRefine(({ entry, routes, server, files: hashes }, context) => {
      for (const file of new Set([entry, ...routes.flatMap(({ preload }) => preload), ...(server ? [server] : [])]))
        if (!Object.hasOwn(hashes, file)) context.addIssue({ code: 'custom', message: `${file} has no hash in files` });
    }),
  );
/** A published version of a remote. */
export type RemoteVersion = z.infer<typeof remoteVersion>;

export const remoteEntry = z.object({
  /** The team that answers for it. */
  owner: z._default(z.string(), ''),
  enabled: z._default(z.boolean(), true),
  stable: versionId,
  /** The fallback when `stable` cannot be used. */
  previous: z._default(z.nullable(versionId), null),
  /** A version that a part of the visitors gets instead of `stable`. */
  rollout: z.catch(
    z._default(
      z.nullable(z.object({ version: versionId, percent: z.number().check(z.minimum(0), z.maximum(100)) })),
      null,
    ),
    // A remote works without it.
    null,
  ),
  /** What was stable before `previous`, newest first: where a further rollback leads. */
  former: idList(versionId),
  /** Never offered again, though pages that are open may still use them. */
  withdrawn: idList(versionId),
  /** `previous`, where somebody went back from it and there is no other: pages fall back to it, a rollback never leads to it. */
  rolledBack: idList(versionId),
  versions: z.record(z.string(), z.unknown()),
});
/** A remote: which of its versions are used. */
export interface RegistryRemote extends Omit<z.infer<typeof remoteEntry>, 'versions'> {
  readonly versions: Readonly<Record<string, RemoteVersion>>;
}

const shellHash = z.string().check(z.regex(/^[0-9a-f]{12}$/));
const shellVersion = z.object({
  /** The versions of the parts that it provides, for the ranges of `hostApi`: `shellApi`, `ui`. */
  provides: z.record(z.string(), z.string()),
  ...origin,
  files: z._default(files, {}),
});
export const shellEntry = z.object({
  stable: shellHash,
  previous: z._default(z.nullable(shellHash), null),
  former: idList(shellHash),
  withdrawn: idList(shellHash),
  rolledBack: idList(shellHash),
  versions: z.record(shellHash, shellVersion),
});
/** The shell: which of its builds the page is made from. */
export type RegistryShell = z.infer<typeof shellEntry>;

export const registryFrame = z.object({
  schema: z.number(),
  epoch: z.int().check(z.minimum(0)),
  revision: z.int().check(z.minimum(1)),
  shell: z.optional(z.unknown()),
  paths: z.record(z.string(), z.unknown()),
  remotes: z.record(z.string(), z.unknown()),
});

/** `/registry.json`, schema 2: the versions of every remote and which of them are used. See docs/registry.md. */
export interface Registry {
  readonly schema: 2;
  /** Raised when a host is set up again, so that its revisions are not taken for old ones. */
  readonly epoch: number;
  /** Incremented with every change; each is kept at `/registry/history/<epoch>-<revision>.json`. */
  readonly revision: number;
  readonly shell: RegistryShell | undefined;
  /** The remote that owns everything under '/<key>'. No other remote's route is used there. */
  readonly paths: Readonly<Record<string, string>>;
  readonly remotes: Readonly<Record<string, RegistryRemote>>;
}

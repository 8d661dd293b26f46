import { z } from 'zod';
import { contributions, noContributions } from './contributions.ts';

/*
 * The parts of `/registry.json`, schema 2 (docs/registry.md). Unknown fields are ignored, and fields that may be
 * missing have a default, so that a shell reads what a newer release tool writes.
 */

/** '1.4.0-abc123': the package version and a hash of the build output. */
export const versionId = z
  .string()
  .regex(
    /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.]+)?-[0-9a-f]{6,64}$/,
    'a version id is a semantic version, a hyphen and a hex hash',
  );

/** The first segment of the addresses that a remote owns: 'bible'. */
export const pathSegment = z.string().regex(/^[a-z0-9-]+$/, 'the first segment of an address is in lower case');

export const remoteName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'a remote is named in lower case');

/** A path inside a version's directory. It cannot escape the directory, and resolving it as a URL cannot change it. */
const filePath = z
  .string()
  .refine(
    (path) => path.split('/').every((segment) => /^[\w.@~+-]+$/.test(segment) && segment !== '.' && segment !== '..'),
    'a file path is relative and stays inside its version',
  );

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a file needs its sha384 hash');

/** '/bible/:book?/:chapter?': fixed segments, then parameters, of which the last may be optional. */
const pattern = z
  .string()
  .regex(
    /^(?:\/[a-z0-9-]+)(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*(?:\/:[a-zA-Z]+\?)*$/,
    "a route's path begins with a fixed part in lower case, and optional parameters stand last",
  );

const route = z.object({
  path: pattern,
  access: z.enum(['open', 'signed-in']),
  /** The module of the container, './bible', and the name under which it exports the screen. */
  expose: z.string().regex(/^\.\/[a-z][a-z0-9-]*$/),
  screen: z.string().regex(/^[A-Z]\w*$/),
  /** Scripts beside the entry that the first screen of this route needs. */
  preload: z.array(filePath).default([]),
});
/** One route of a remote: its path pattern, who may see it, and the files that show it. */
export type RegistryRoute = z.infer<typeof route>;

/** What a version needs of the Supabase project: edge functions, and the migration it was written against. */
const backend = z.object({
  functions: z.array(z.string()).default([]),
  migration: z.string().nullable().default(null),
});

/** Where a version comes from. For people; nothing depends on it. */
const origin = {
  commit: z.string().nullable().default(null),
  author: z.string().nullable().default(null),
  time: z.string().nullable().default(null),
  note: z.string().nullable().default(null),
};

const files = z.record(filePath, integrity);

export const remoteVersion = z
  .object({
    /** '/r/<remote>/<version id>/' on the host. */
    base: z.string(),
    /** The script that defines the container. */
    entry: filePath,
    /** The global variable of the container. It is different in every version, so that two can live in one page. */
    container: z.string().regex(/^[a-zA-Z_]\w*$/),
    routes: z.array(route).min(1),
    /** The script that renders the public routes on a server, if there is one. */
    server: filePath.nullable().default(null),
    /** The semver ranges of the shell's parts that it works with: `shellApi`, `ui`. */
    hostApi: z.record(z.string(), z.string().min(1)),
    backend: backend.default({ functions: [], migration: null }),
    /** What cannot be read is left out: a remote works without its card. */
    contributions: contributions.catch(noContributions),
    ...origin,
    /**
     * Path under `base` to Subresource Integrity value. Complete in `/registry.json`; a page's copy has those it
     * needs.
     */
    files,
  })
  .superRefine(({ entry, routes, server, files: hashes }, context) => {
    for (const file of new Set([entry, ...routes.flatMap(({ preload }) => preload), ...(server ? [server] : [])]))
      if (!Object.hasOwn(hashes, file)) context.addIssue({ code: 'custom', message: `${file} has no hash in files` });
  });
/** A published version of a remote. */
export type RemoteVersion = z.infer<typeof remoteVersion>;

export const remoteEntry = z.object({
  /** The team that answers for it. */
  owner: z.string().default(''),
  enabled: z.boolean().default(true),
  stable: versionId,
  /** The fallback when `stable` cannot be used. */
  previous: versionId.nullable().default(null),
  /** A version that a part of the visitors gets instead of `stable`. */
  rollout: z
    .object({ version: versionId, percent: z.number().min(0).max(100) })
    .nullable()
    .default(null)
    // A remote works without it.
    .catch(null),
  versions: z.record(z.string(), z.unknown()),
});
/** A remote: which of its versions are used. */
export interface RegistryRemote extends Omit<z.infer<typeof remoteEntry>, 'versions'> {
  readonly versions: Readonly<Record<string, RemoteVersion>>;
}

const shellHash = z.string().regex(/^[0-9a-f]{12}$/);
const shellVersion = z.object({
  /** The versions of the parts that it provides, for the ranges of `hostApi`: `shellApi`, `ui`. */
  provides: z.record(z.string(), z.string()),
  ...origin,
  files: files.default({}),
});
export const shellEntry = z.object({
  stable: shellHash,
  previous: shellHash.nullable().default(null),
  versions: z.record(shellHash, shellVersion),
});
/** The shell: which of its builds the page is made from. */
export type RegistryShell = z.infer<typeof shellEntry>;

export const registryFrame = z.object({
  schema: z.number(),
  epoch: z.int().min(0),
  revision: z.int().min(1),
  shell: z.unknown().optional(),
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

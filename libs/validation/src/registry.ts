import { z } from 'zod';

/** '1.4.0-abc123': the package version and a hash of the build output. */
const versionId = z
  .string()
  .regex(
    /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.]+)?-[0-9a-f]{6,64}$/,
    'a version id is a semantic version, a hyphen and a hex hash',
  );

const remoteName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'a remote is named in lower case');

/** A path inside a version's directory. It cannot escape the directory, and resolving it as a URL cannot change it. */
const filePath = z
  .string()
  .refine(
    (path) => path.split('/').every((segment) => /^[\w.@~+-]+$/.test(segment) && segment !== '.' && segment !== '..'),
    'a file path is relative and stays inside its version',
  );

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a file needs its sha384 hash');

const route = z.strictObject({
  /** '/bible', '/saved-studies': the route and everything under it. */
  path: z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, "a route's path begins with / and is in lower case"),
  access: z.enum(['open', 'signed-in']),
});
export type RegistryRoute = z.infer<typeof route>;

const remoteVersion = z
  .strictObject({
    /** '/r/<remote>/<version id>/' on the host. */
    base: z.string(),
    /** The remote's entry script, a key of `files`. */
    entry: filePath,
    /** Files to preload for the remote's first screen; keys of `files`. */
    preload: z.array(filePath),
    routes: z.array(route),
    /** The semver range of shell-api versions it is compatible with; the release tool checks that it is one. */
    hostApi: z.string().min(1, 'hostApi must be a semver range'),
    /** Every file of the version: path under `base` to Subresource Integrity value. */
    files: z.record(filePath, integrity),
  })
  .superRefine(({ entry, preload, files }, context) => {
    if (!Object.hasOwn(files, entry)) {
      context.addIssue({ code: 'custom', path: ['entry'], message: `${entry} has no hash in files` });
    }
    preload.forEach((path, index) => {
      if (Object.hasOwn(files, path)) return;
      context.addIssue({ code: 'custom', path: ['preload', index], message: `${path} has no hash in files` });
    });
  });
export type RemoteVersion = z.infer<typeof remoteVersion>;

const remote = z
  .strictObject({
    stable: versionId,
    /** The fallback version when `stable` fails to load. */
    previous: versionId.nullable(),
    enabled: z.boolean(),
    versions: z.record(versionId, remoteVersion),
  })
  .superRefine(({ stable, previous, versions }, context) => {
    for (const [pointer, id] of [
      ['stable', stable],
      ['previous', previous],
    ] as const) {
      if (id === null || Object.hasOwn(versions, id)) continue;
      context.addIssue({ code: 'custom', path: [pointer], message: `${id} is not one of the versions` });
    }
  });
export type RegistryRemote = z.infer<typeof remote>;

/** `/registry.json`, schema 1: the remotes, their versions, and the hash of every file. */
export const registry = z
  .strictObject({
    schema: z.literal(1),
    /** Incremented with every change; old revisions are at `/registry/history/<revision>.json`. */
    revision: z.int().min(1),
    remotes: z.record(remoteName, remote),
  })
  .superRefine(({ remotes }, context) => {
    for (const [name, { versions }] of Object.entries(remotes)) {
      for (const [id, { base }] of Object.entries(versions)) {
        const expected = `/r/${name}/${id}/`;
        if (base === expected) continue;
        context.addIssue({
          code: 'custom',
          path: ['remotes', name, 'versions', id, 'base'],
          message: `base must be ${expected}`,
        });
      }
    }
  });
export type Registry = z.infer<typeof registry>;

/** The result of `parseRegistry`. */
export type ParsedRegistry =
  | { ok: true; registry: Registry }
  /** `unknown-schema`: written for a newer shell, so keep using the last good copy. `detail` is for the log. */
  | { ok: false; reason: 'unknown-schema' | 'invalid'; detail: string };

/** Validates a JSON-parsed registry. Never throws. */
export function parseRegistry(value: unknown): ParsedRegistry {
  const numbered = z.object({ schema: z.number() }).safeParse(value);
  if (numbered.success && numbered.data.schema !== 1) {
    return { ok: false, reason: 'unknown-schema', detail: `schema ${numbered.data.schema} is not known here` };
  }
  const parsed = registry.safeParse(value);
  if (parsed.success) return { ok: true, registry: parsed.data };
  return { ok: false, reason: 'invalid', detail: z.prettifyError(parsed.error) };
}

import * as z from 'zod/mini';
import {
  pathSegment,
  registryFrame,
  remoteEntry,
  remoteName,
  remoteVersion,
  shellEntry,
  versionId,
  type Registry,
  type RegistryRemote,
  type RemoteVersion,
} from './registry.ts';

/** The result of `parseRegistry`. `problems`: what was left out because it could not be read, a sentence each. */
export type ParsedRegistry =
  | { readonly ok: true; readonly registry: Registry; readonly problems: readonly string[] }
  | { readonly ok: false; readonly detail: string };

/** The highest schema number that this code reads. A newer tool may write a higher one only for a break. */
const knownSchema = 2;

function parseVersions(name: string, values: Record<string, unknown>, problems: string[]) {
  const versions: Record<string, RemoteVersion> = {};
  for (const [id, value] of Object.entries(values)) {
    const parsed = remoteVersion.safeParse(value);
    const base = `/r/${name}/${id}/`;
    if (!versionId.safeParse(id).success) problems.push(`${name}: ${id} is not a version id`);
    else if (!parsed.success) problems.push(`${name} ${id}: ${z.prettifyError(parsed.error)}`);
    else if (parsed.data.base !== base) problems.push(`${name} ${id}: its base must be ${base}`);
    else versions[id] = parsed.data;
  }
  return versions;
}

/** Reads one remote. Undefined, and a problem, when no version that a pointer names can be used. */
function parseRemote(name: string, value: unknown, problems: string[]): RegistryRemote | undefined {
  const parsed = remoteEntry.safeParse(value);
  if (!parsed.success || !remoteName.safeParse(name).success) {
    problems.push(`${name}: ${parsed.success ? 'a remote is named in lower case' : z.prettifyError(parsed.error)}`);
    return undefined;
  }
  const { stable, previous } = parsed.data;
  const versions = parseVersions(name, parsed.data.versions, problems);
  if (!versions[stable]) problems.push(`${name}: stable ${stable} is not one of the versions`);
  if (previous !== null && !versions[previous])
    problems.push(`${name}: previous ${previous} is not one of the versions`);
  if (!versions[stable] && !versions[previous ?? '']) return undefined;
  return { ...parsed.data, versions };
}

function parsePaths(values: Record<string, unknown>, problems: string[]): Record<string, string> {
  const paths: Record<string, string> = {};
  for (const [segment, value] of Object.entries(values)) {
    const owner = remoteName.safeParse(value);
    if (owner.success && pathSegment.safeParse(segment).success) paths[segment] = owner.data;
    else problems.push(`/${segment}: the path, or the name of its remote, cannot be read`);
  }
  return paths;
}

/**
 * Reads a JSON-parsed registry. Never throws. Each remote is read by itself, so that one that cannot be read is out
 * alone; unknown fields are ignored, so that a newer tool may add some.
 */
export function parseRegistry(value: unknown): ParsedRegistry {
  const outer = registryFrame.safeParse(value);
  if (!outer.success) return { ok: false, detail: z.prettifyError(outer.error) };
  const { schema, epoch, revision } = outer.data;
  if (schema !== knownSchema) return { ok: false, detail: `schema ${schema} is not known here` };
  const problems: string[] = [];
  const paths = parsePaths(outer.data.paths, problems);
  const remotes: Record<string, RegistryRemote> = {};
  for (const [name, entry] of Object.entries(outer.data.remotes)) {
    const read = parseRemote(name, entry, problems);
    if (read) remotes[name] = read;
  }
  const parsedShell = z.optional(shellEntry).safeParse(outer.data.shell);
  if (!parsedShell.success) problems.push(`shell: ${z.prettifyError(parsedShell.error)}`);
  return { ok: true, problems, registry: { schema: 2, epoch, revision, shell: parsedShell.data, paths, remotes } };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@berea/registry';
import { satisfies } from 'semver';
import { z } from 'zod';
import type { Change } from './change-host.ts';
import { ReleaseError } from './release-error.ts';

/** A build that is not on the host yet. */
interface Build {
  readonly remote: string;
  readonly id: string;
  readonly dist: string;
}

/** Where the files of versions are: on the host, except those that are to be published. */
export interface Places {
  readonly host: string;
  readonly builds: readonly Build[];
}

/** Why a version of a remote does not run with a version of the shell. */
interface Mismatch {
  readonly kind: 'range' | 'export' | 'shared';
  readonly text: string;
  /** Whether pages use these two together now. Otherwise one of them is what a failure or a rollback leads to. */
  readonly live: boolean;
}

/** Shared package → the names it exports, or those that are imported from it. */
const names = z.object({ exports: z.record(z.string(), z.array(z.string())) });
const provided = names.extend({ shared: z.record(z.string(), z.string()).default({}) });
const consumed = z.object({
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string().nullable() })).default([]),
});

/** What is read from the files of one version of a remote, and of one of the shell. */
interface Needs {
  readonly imports: z.infer<typeof names>['exports'];
  readonly shared: z.infer<typeof consumed>['shared'];
}
type Provides = z.infer<typeof provided>;

/** Every pair of a shell and a remote that pages may use together, and does not fit. */
async function mismatches(registry: Registry, places: Places): Promise<Mismatch[]> {
  const { shell } = registry;
  if (!shell) return [];
  const remotes = Object.entries(registry.remotes)
    .filter(([, { enabled }]) => enabled)
    .flatMap(([remote, { stable, previous, rollout, versions }]) =>
      [...new Set([stable, rollout?.version, previous])]
        .filter((id) => id !== undefined && id !== null)
        .map((id) => ({ remote, id, version: versions[id]!, live: id !== previous })),
    );
  const found: Mismatch[] = [];
  for (const hash of [shell.stable, shell.previous].filter((one) => one !== null)) {
    const provides = await readProvides(places, hash);
    for (const { remote, id, version, live } of remotes) {
      const pair = { who: `${remote} ${id}`, hash, live: live && hash === shell.stable };
      found.push(...unmetRanges(pair, version.hostApi, shell.versions[hash]?.provides ?? {}));
      if (provides) found.push(...unmetNeeds(pair, await readNeeds(places, remote, id), provides));
    }
  }
  return found;
}

interface Pair {
  readonly who: string;
  readonly hash: string;
  readonly live: boolean;
}

const unmetRanges = (
  { who, hash, live }: Pair,
  hostApi: Readonly<Record<string, string>>,
  provides: Readonly<Record<string, string>>,
): Mismatch[] =>
  Object.entries(hostApi)
    .filter(([part, range]) => !satisfies(provides[part] ?? '', range))
    .map(([part, range]) => ({
      kind: 'range',
      text: `${who} needs ${part} ${range}, and shell ${hash} has ${provides[part] ?? 'none'}`,
      live,
    }));

function unmetNeeds({ who, hash, live }: Pair, needs: Needs, provides: Provides): Mismatch[] {
  // A shell that shares a package of others and names nothing of it shares all of it.
  const isWhole = (name: string): boolean => provides.shared[name] !== undefined && !provides.exports[name];
  const missing = Object.entries(needs.imports).flatMap(([name, imported]) =>
    imported
      .filter((one) => !isWhole(name) && !provides.exports[name]?.includes(one))
      .map((one) => `${one} of ${name}`),
  );
  const shared = needs.shared.filter(
    ({ name, requiredVersion: range }) =>
      // An older shell does not say what it shares.
      range !== null && provides.shared[name] !== undefined && !satisfies(provides.shared[name], range),
  );
  return [
    ...(missing.length > 0
      ? [
          {
            kind: 'export',
            text: `${who} imports what shell ${hash} does not have: ${missing.join(', ')}`,
            live,
          } as const,
        ]
      : []),
    ...shared.map(({ name, requiredVersion }) => ({
      kind: 'shared' as const,
      text: `${who} needs ${name} ${requiredVersion}, and shell ${hash} shares ${provides.shared[name]}`,
      live,
    })),
  ];
}

/** Undefined for a file that a version does not have: an older tool did not write it. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const folderOf = ({ host, builds }: Places, app: string, id: string): string =>
  builds.find((build) => build.remote === app && build.id === id)?.dist ??
  path.join(host, ...(app === 'shell' ? ['shell'] : ['r', app]), id);

async function readProvides(places: Places, hash: string): Promise<Provides | undefined> {
  const value = await readJson(path.join(folderOf(places, 'shell', hash), 'provides.json'));
  return value === undefined ? undefined : provided.parse(value);
}

async function readNeeds(places: Places, remote: string, id: string): Promise<Needs> {
  const folder = folderOf(places, remote, id);
  const imports = await readJson(path.join(folder, 'needs.json'));
  const manifest = await readJson(path.join(folder, 'mf-manifest.json'));
  return {
    imports: imports === undefined ? {} : names.parse(imports).exports,
    shared: manifest === undefined ? [] : consumed.parse(manifest).shared,
  };
}

/** The pairs that do not fit because of a change: those that did not fit before are not its fault. */
async function newMismatches({ before, after }: Change, places: Places): Promise<Mismatch[]> {
  const known = new Set((await mismatches(before, places)).map(({ text, live }) => `${live} ${text}`));
  return (await mismatches(after, places)).filter(({ text, live }) => !known.has(`${live} ${text}`));
}

/**
 * Refuses a change after which a page would use a remote that imports a name which its shell does not export: at run
 * time it would be undefined, and React would fail with a number.
 * @throws ReleaseError that lists the names
 */
export async function refuseMissingExports(change: Change, places: Places): Promise<void> {
  const found = (await newMismatches(change, places)).filter(({ kind, live }) => kind === 'export' && live);
  if (found.length > 0) throw new ReleaseError(`${found.map(({ text }) => text).join('; ')}. ${orderHint}`);
}

const orderHint = 'Release the shell first where it gains something, and last where it loses something.';

/**
 * Refuses a change after which a shell and a remote that pages may use together do not fit: the ranges of the shell's
 * parts, those of shared packages, and the names that are imported from them.
 * @param options.withoutFallback accept this for the versions before, which a failure or a rollback leads to
 * @throws ReleaseError that lists them
 */
export async function refuseMismatches(
  change: Change,
  places: Places,
  { withoutFallback }: { readonly withoutFallback: boolean },
): Promise<void> {
  const found = await newMismatches(change, places);
  const live = found.filter((one) => one.live);
  const list = (some: readonly Mismatch[]): string => [...new Set(some.map(({ text }) => text))].join('; ');
  if (live.length > 0) throw new ReleaseError(`${list(live)}. ${orderHint}`);
  if (found.length > 0 && !withoutFallback)
    throw new ReleaseError(
      `${list(found)}. These are not used together now, but a failure or a rollback leads there: with --without-fallback it is accepted that it cannot.`,
    );
}

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { changeHost, type Act, type Change } from './change-host.ts';
import type { DataFolder } from './host-folder.ts';
import { refuseMissingExports } from './matching.ts';
import type { Origin } from './origin.ts';
import { rollBack } from './pointer-changes.ts';
import { listCandidate, listShellCandidate, pointAt, pointAtShell } from './registry-changes.ts';
import type { Author } from './release-log.ts';
import type { RemoteBuild } from './remote-build.ts';
import { refuseMissingServerBuild } from './server-build.ts';
import type { ShellBuild } from './shell-build.ts';
import { placeDirectory } from './version-directory.ts';

/** The result of a release. `version` is what the app now points at. */
export interface Outcome {
  readonly app: string;
  readonly version: string;
  readonly changed: boolean;
}

/** How to publish, beyond the defaults. */
export interface PublishOptions extends Pick<Act, 'marks' | 'check' | 'announce' | 'dryRun'> {
  /** Only lists the versions. */
  readonly candidate?: boolean | undefined;
}

/**
 * Copies the builds into their version directories and points the registry at all of them in one revision. Call it
 * inside `withReleaseLock`.
 * @throws ReleaseError, before anything is changed, when a route belongs to another remote, a build imports what the
 * current shell does not provide or lacks what its pages are rendered with, a version was withdrawn, or pages could not
 * read what it says
 */
export async function publishRemotes(
  data: DataFolder,
  builds: readonly RemoteBuild[],
  by: Author,
  options: PublishOptions = {},
): Promise<Outcome[]> {
  builds.forEach(refuseMissingServerBuild);
  const change = await changeHost(
    data,
    {
      ...options,
      by,
      action: options.candidate ? 'candidate' : 'publish',
      versions: new Map(builds.map(({ remote, id }) => [remote, id])),
      check: checked(data, options, builds),
      place: () =>
        place(builds.map(({ dist, content, version }) => [dist, path.join(data.host, version.base), content])),
    },
    (before) => (options.candidate ? builds.reduce(listCandidate, before) : pointAt(before, builds)),
  );
  return builds.map(({ remote, id }) => ({
    app: remote,
    version: id,
    changed: change.before.remotes[remote] !== change.after.remotes[remote],
  }));
}

/** Copies the shell into its version directory and writes the page from it. Call it inside `withReleaseLock`. */
export async function publishShell(
  data: DataFolder,
  build: ShellBuild,
  origin: Origin,
  by: Author,
  options: PublishOptions = {},
): Promise<Outcome> {
  refuseMissingServerBuild(build);
  const { hash, dist, content, provides } = build;
  const version = { provides: { ...provides }, ...origin, files: { ...content.files } };
  const { before, after } = await changeHost(
    data,
    {
      ...options,
      by,
      action: options.candidate ? 'candidate' : 'publish',
      versions: new Map([['shell', hash]]),
      // A start updates the shell to the sources whatever was released beside it.
      ...(by === 'release' && { check: checked(data, options, [{ remote: 'shell', id: hash, dist }]) }),
      place: () => place([[dist, path.join(data.host, 'shell', hash), content]]),
    },
    (now) => (options.candidate ? listShellCandidate(now, hash, version) : pointAtShell(now, hash, version)),
  );
  return { app: 'shell', version: hash, changed: after !== before };
}

/** Points a remote, or the shell, back to an earlier version. Call it inside `withReleaseLock`. */
export async function rollBackApp(
  data: DataFolder,
  app: string,
  { to, ...act }: Pick<Act, 'expected' | 'announce' | 'dryRun'> & { readonly to?: string | undefined } = {},
): Promise<Outcome> {
  const { after } = await changeHost(data, { ...act, by: 'release', action: 'rollback' }, (before) =>
    rollBack(before, app, to),
  );
  return { app, version: (app === 'shell' ? after.shell : after.remotes[app])!.stable, changed: true };
}

/** The checks that every way of publishing makes, then those of the caller. */
const checked =
  (
    { host }: DataFolder,
    { check }: PublishOptions,
    builds: readonly Pick<RemoteBuild, 'remote' | 'id' | 'dist'>[],
  ): ((change: Change) => Promise<void>) =>
  async (change) => {
    await refuseMissingExports(change, { host, builds });
    await check?.(change);
  };

/** Copies directories to the host, all or none. @returns how to take away those that were not there before */
export async function place(
  directories: readonly (readonly [from: string, to: string, content: RemoteBuild['content']])[],
): Promise<() => Promise<void>> {
  const placed: string[] = [];
  const takeAway = async (): Promise<void> => {
    for (const to of placed) await rm(to, { recursive: true, force: true });
  };
  try {
    for (const [from, to, content] of directories) {
      const isNew = !existsSync(to);
      if ((await placeDirectory(from, to, content)) && isNew) placed.push(to);
    }
  } catch (error) {
    await takeAway();
    throw error;
  }
  return takeAway;
}

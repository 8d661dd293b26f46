import path from 'node:path';
import type { Registry } from '@berea/validation';
import { readRegistry, refuseUnreadable, writePage, writeRegistry, type DataFolder } from './host-folder.ts';
import type { Origin } from './origin.ts';
import { pointAt, pointAtShell, rollBack } from './registry-changes.ts';
import { appendLog, type Author, type LogEntry } from './release-log.ts';
import type { RemoteBuild } from './remote-build.ts';
import type { ShellBuild } from './shell-build.ts';
import { refuseMissingExports } from './shared-exports.ts';
import { placeDirectory } from './version-directory.ts';
import { withLock } from './with-lock.ts';

/** The result of a release. `version` is what the app now points at. */
export interface Outcome {
  readonly app: string;
  readonly version: string;
  readonly changed: boolean;
}

/**
 * Runs `work` while holding the release lock of this data folder.
 * @throws ReleaseError when another release holds the lock for more than 30 seconds
 */
export function withReleaseLock<T>(data: DataFolder, work: () => Promise<T>): Promise<T> {
  const held = 'Another release is under way in this data folder; try again when it is done.';
  return withLock(path.join(data.release, 'lock'), { waitMs: 30_000, held }, work);
}

/**
 * Copies the builds into their version directories and points the registry at all of them in one revision. Call it
 * inside `withReleaseLock`.
 * @throws ReleaseError, before anything is changed, when a route belongs to another remote, a build imports what the
 * current shell does not provide, or pages could not read what it says
 */
export async function publishRemotes(data: DataFolder, builds: readonly RemoteBuild[], by: Author): Promise<Outcome[]> {
  const before = await readRegistry(data);
  const after = pointAt(before, builds);
  if (after !== before) refuseUnreadable(after);
  for (const build of builds) await refuseMissingExports(data.host, before.shell?.stable, build);
  for (const { dist, content, version } of builds)
    await placeDirectory(dist, path.join(data.host, version.base), content);
  const outcomes = builds.map(({ remote, id }) => ({
    app: remote,
    version: id,
    changed: before.remotes[remote] !== after.remotes[remote],
  }));
  await move(data, before, after, by, 'publish', outcomes);
  return outcomes;
}

/** Copies the shell into its version directory and writes the page from it. Call it inside `withReleaseLock`. */
export async function publishShell(data: DataFolder, build: ShellBuild, origin: Origin, by: Author): Promise<Outcome> {
  const { hash, dist, content, provides } = build;
  await placeDirectory(dist, path.join(data.host, 'shell', hash), content);
  const before = await readRegistry(data);
  const after = pointAtShell(before, hash, { provides: { ...provides }, ...origin, files: { ...content.files } });
  const outcome = { app: 'shell', version: hash, changed: after !== before };
  await move(data, before, after, by, 'publish', [outcome]);
  return outcome;
}

/** Points a remote, or the shell, back to its previous version. Call it inside `withReleaseLock`. */
export async function rollBackApp(data: DataFolder, app: string): Promise<Outcome> {
  const before = await readRegistry(data);
  const after = rollBack(before, app);
  const version = (app === 'shell' ? after.shell : after.remotes[app])!.stable;
  const outcome = { app, version, changed: true };
  await move(data, before, after, 'release', 'rollback', [outcome]);
  return outcome;
}

/**
 * Checks first, so that nothing is logged that does not happen. Then writes the log, so that a release that is killed
 * in between still counts as a person's.
 */
async function move(
  data: DataFolder,
  before: Registry,
  after: Registry,
  by: Author,
  action: LogEntry['action'],
  outcomes: readonly Outcome[],
): Promise<void> {
  if (after === before) return writePage(data, before);
  refuseUnreadable(after);
  const at = new Date().toISOString();
  const moved = outcomes.filter(({ changed }) => changed);
  await appendLog(
    data.release,
    moved.map(({ app, version }) => ({ at, by, action, app, version })),
  );
  return writeRegistry(data, after);
}

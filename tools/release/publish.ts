import path from 'node:path';
import { readRegistry, writePage, writeRegistry, type DataFolder } from './host-folder.ts';
import { pointAt, rollBack } from './registry-changes.ts';
import { appendLog, type Author, type LogEntry } from './release-log.ts';
import { ReleaseError } from './release-error.ts';
import type { RemoteBuild } from './remote-build.ts';
import { writeAtomically } from './atomic-write.ts';
import type { ShellBuild } from './shell-build.ts';
import { readShellPointer, templateFile, writeShellPointer } from './shell-pointer.ts';
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
 */
export async function publishRemotes(data: DataFolder, builds: readonly RemoteBuild[], by: Author): Promise<Outcome[]> {
  const before = await readRegistry(data);
  for (const { dist, content, version } of builds)
    await placeDirectory(dist, path.join(data.host, version.base), content);
  const after = pointAt(before, builds);
  const outcomes = builds.map(({ remote, id }) => ({
    app: remote,
    version: id,
    changed: before?.remotes[remote] !== after?.remotes[remote],
  }));
  if (!after || after === before) {
    await writePage(data, before);
    return outcomes;
  }
  await appendLog(
    data.release,
    outcomes.filter(({ changed }) => changed).map((outcome) => entry(by, 'publish', outcome)),
  );
  await writeRegistry(data, after);
  return outcomes;
}

/** Copies the shell into its version directory and writes the page from it. Call it inside `withReleaseLock`. */
export async function publishShell(data: DataFolder, build: ShellBuild, by: Author): Promise<Outcome> {
  await placeDirectory(build.dist, path.join(data.host, 'shell', build.hash), build.content);
  await writeAtomically(templateFile(data.release, build.hash), build.template);
  const before = await readShellPointer(data.release);
  const outcome = { app: 'shell', version: build.hash, changed: before?.stable !== build.hash };
  if (outcome.changed) {
    await appendLog(data.release, [entry(by, 'publish', outcome)]);
    await writeShellPointer(data.release, { stable: build.hash, previous: before?.stable ?? null });
  }
  await writePage(data, await readRegistry(data));
  return outcome;
}

/** Points a remote, or the shell, back to its previous version. Call it inside `withReleaseLock`. */
export async function rollBackApp(data: DataFolder, app: string): Promise<Outcome> {
  if (app === 'shell') return rollBackShell(data);
  const after = rollBack(await readRegistry(data), app);
  const outcome = { app, version: after.remotes[app]!.stable, changed: true };
  await appendLog(data.release, [entry('release', 'rollback', outcome)]);
  await writeRegistry(data, after);
  return outcome;
}

async function rollBackShell(data: DataFolder): Promise<Outcome> {
  const before = await readShellPointer(data.release);
  if (!before?.previous) throw new ReleaseError('Nothing to roll back to: there is no shell before the current one.');
  const outcome = { app: 'shell', version: before.previous, changed: true };
  await appendLog(data.release, [entry('release', 'rollback', outcome)]);
  await writeShellPointer(data.release, { stable: before.previous, previous: null });
  await writePage(data, await readRegistry(data));
  return outcome;
}

const entry = (by: Author, action: LogEntry['action'], { app, version }: Outcome): LogEntry => ({
  at: new Date().toISOString(),
  by,
  action,
  app,
  version,
});

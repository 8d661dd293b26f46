import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@berea/registry';
import { writeAtomically, writeEach } from './atomic-write.ts';
import { pageFiles, readRegistry, refuseUnreadable, registryFiles, type DataFolder } from './host-folder.ts';
import { refuseDamaged } from './refuse-damaged.ts';
import { appsOf, pointedVersions } from './registry-app.ts';
import { ReleaseError } from './release-error.ts';
import { appendedLog, type Author, type LogEntry } from './release-log.ts';
import { withLock } from './with-lock.ts';

/** The registry before and after a change; the same object when nothing changed. */
export interface Change {
  readonly before: Registry;
  readonly after: Registry;
}

/** What is done to a host, besides the new registry. */
export interface Act {
  readonly by: Author;
  readonly action: LogEntry['action'];
  /** The version that each app's line of the log is about. Default: the one that is stable afterwards. */
  readonly versions?: ReadonlyMap<string, string>;
  /** Further fields of the log's lines. */
  readonly marks?: Pick<LogEntry, 'percent' | 'testsSkipped' | 'dirty' | 'withoutFallback'>;
  /** The revision that the decision was made on. */
  readonly expected?: number | undefined;
  /** Refuses the change by throwing, before anything is written. */
  readonly check?: (change: Change) => Promise<void>;
  /** Writes the files that the new registry names. @returns how to take them away again */
  readonly place?: () => Promise<() => Promise<void>>;
  /** Says what will change, after it was checked and before anything is written. */
  readonly announce?: ((change: Change) => void) | undefined;
  /** Writes nothing. */
  readonly dryRun?: boolean | undefined;
}

/**
 * Runs `work` while holding the release lock of this host.
 * @throws ReleaseError when another release holds the lock for more than 30 seconds
 */
export function withReleaseLock<T>(data: DataFolder, work: () => Promise<T>): Promise<T> {
  const held = 'Another release is under way on this host; try again when it is done.';
  return withLock(path.join(data.release, 'lock'), { waitMs: 30_000, held }, async () => {
    return work();
  });
}

/**
 * Changes the registry and the page of a host. Everything is checked before anything is written, and the log is written
 * before the registry, so that a release that is killed in between still counts as a person's. Call it inside
 * `withReleaseLock`.
 * @throws ReleaseError when somebody else changed the host since `act.expected`, or pages could not read the result
 */
export async function changeHost(data: DataFolder, act: Act, change: (before: Registry) => Registry): Promise<Change> {
  const before = await readRegistry(data);
  if (act.expected !== undefined && act.expected !== before.revision)
    throw new ReleaseError(
      `Somebody else changed this host meanwhile: its revision is ${before.revision}, and this was decided on ${act.expected}. Nothing was changed; look at status and try again.`,
    );
  const after = change(before);
  if (after !== before) {
    refuseUnreadable(after);
    await act.check?.({ before, after });
    if (!act.place) await refuseDamaged(data, { before, after });
    act.announce?.({ before, after });
  }
  if (act.dryRun) return { before, after };
  const putBack = await rememberFiles(data, after);
  const takeAway = await act.place?.();
  try {
    await writeEach([
      ...(await appendedLog(data.release, logged(act, { before, after }))),
      // Without a change, too: it completes a release that was killed before it wrote the page.
      ...(await (after === before ? pageFiles : registryFiles)(data, after)),
    ]);
  } catch (error) {
    // In this order: what cannot be put back may name what would be taken away.
    await putBack();
    await takeAway?.();
    throw error;
  }
  return { before, after };
}

/** Remembers the files that a change writes. @returns puts back those that were written since */
async function rememberFiles(data: DataFolder, { epoch, revision }: Registry): Promise<() => Promise<void>> {
  const files = [
    path.join(data.host, 'registry.json'),
    path.join(data.host, 'index.html'),
    path.join(data.host, 'registry/history', `${epoch}-${revision}.json`),
    path.join(data.release, 'log.json'),
  ];
  const contentOf = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);
  const before = await Promise.all(files.map(contentOf));
  return async () => {
    for (const [at, file] of files.entries()) {
      const [was, is] = [before[at], await contentOf(file)];
      if (was === undefined && is !== undefined) await rm(file);
      if (was !== undefined && !is?.equals(was)) await writeAtomically(file, was);
    }
  };
}

function logged({ by, action, versions, marks }: Act, { before, after }: Change): LogEntry[] {
  const at = new Date().toISOString();
  const earlier = new Map(appsOf(before));
  return appsOf(after)
    .filter(([name, app]) => earlier.get(name) !== app)
    .map(([name, app]) => ({
      at,
      by,
      action,
      app: name,
      version: versions?.get(name) ?? app.stable,
      pointed: pointedVersions(app),
      ...marks,
    }));
}

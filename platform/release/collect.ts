import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@berea/registry';
import type { DataFolder } from './host-folder.ts';
import { appsOf, pointedVersions } from './registry-app.ts';
import type { LogEntry } from './release-log.ts';

/** What a collection takes away. */
export interface Garbage {
  /** Versions that the registry lists: app → ids. They are taken off the list first. */
  readonly listed: ReadonlyMap<string, readonly string[]>;
  /** Directories and files, absolute. */
  readonly paths: readonly string[];
}

/** How old something must be. Milliseconds. */
export interface Ages {
  /** Since it was made. */
  readonly age: number;
  /** Since the last pointer that named it moved away: a page that is open may load further parts of it until then. */
  readonly grace: number;
}

/** Every version directory on the host, by app. */
async function versionDirectories({ host }: DataFolder): Promise<{ app: string; id: string; folder: string }[]> {
  const shells = await names(path.join(host, 'shell'));
  const remotes = await names(path.join(host, 'r'));
  const all = shells.map((id) => ({ app: 'shell', id, folder: path.join(host, 'shell', id) }));
  for (const app of remotes)
    for (const id of await names(path.join(host, 'r', app)))
      all.push({ app, id, folder: path.join(host, 'r', app, id) });
  return all;
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** When a pointer last named a version; undefined when the log knows of none. */
function lastUsed(log: readonly LogEntry[], app: string, id: string): number | undefined {
  const mine = log.filter((one) => one.app === app);
  const last = mine.findLastIndex(({ pointed, version }) => (pointed ?? [version]).includes(id));
  // It was used until the next change of the app.
  const end = mine[last + 1] ?? mine[last];
  return last < 0 || !end ? undefined : Date.parse(end.at);
}

/**
 * What no pointer names and is old enough: versions, drafts of releases that were killed, and copies of the registry
 * in the history.
 */
export async function findGarbage(
  data: DataFolder,
  registry: Registry,
  log: readonly LogEntry[],
  { age, grace }: Ages,
  now: Date,
): Promise<Garbage> {
  const isOld = async (file: string, least: number): Promise<boolean> =>
    now.getTime() - (await stat(file)).mtimeMs >= least;
  const apps = new Map(appsOf(registry));
  const listed = new Map<string, string[]>();
  const paths: string[] = [];
  for (const { app, id, folder } of await versionDirectories(data)) {
    const known = apps.get(app);
    if (draftName.test(id) || (known && pointedVersions(known).includes(id))) continue;
    const used = lastUsed(log, app, id);
    if (!(await isOld(folder, age)) || (used !== undefined && now.getTime() - used < grace)) continue;
    paths.push(folder);
    if (known?.versions[id]) listed.set(app, [...(listed.get(app) ?? []), id]);
  }
  const history = path.join(data.host, 'registry/history');
  for (const file of await names(history))
    if (file !== `${registry.epoch}-${registry.revision}.json` && (await isOld(path.join(history, file), age)))
      paths.push(path.join(history, file));
  return { listed, paths: [...paths, ...(await drafts(data.host))] };
}

/** What `writeAtomically` and `placeDirectory` leave when they are killed. Whoever holds the lock makes none meanwhile. */
const draftName = /^\..+\.[0-9a-f]{8}-[0-9a-f-]{27}$/;

async function drafts(host: string): Promise<string[]> {
  const remotes = (await names(path.join(host, 'r'))).map((app) => `r/${app}`);
  const found: string[] = [];
  for (const folder of ['', '.release', 'registry/history', 'shell', ...remotes])
    for (const name of await names(path.join(host, folder)))
      if (draftName.test(name)) found.push(path.join(host, folder, name));
  return found;
}

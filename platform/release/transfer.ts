import path from 'node:path';
import type { Registry } from '@berea/registry';
import { changeHost, type Act, type Change } from './change-host.ts';
import { readContent, type Content } from './content.ts';
import { readRegistry, type DataFolder } from './host-folder.ts';
import { refuseMismatches } from './matching.ts';
import { place } from './publish.ts';
import { appOf, appsOf, refuseUnusable, type ShellVersion } from './registry-app.ts';
import { pointAt, pointAtShell } from './registry-changes.ts';
import { ReleaseError } from './release-error.ts';

/** A version on the host that it comes from. */
interface Taken {
  readonly app: string;
  readonly id: string;
  readonly folder: string;
  readonly content: Content;
}

/**
 * Gives everybody on one host versions that are on another one: the same bytes, with the record of where they come from.
 * Call it inside the lock of the host they go to.
 * @param wanted an app and its version; without a version its stable one; without an app, all that are switched on
 * @throws ReleaseError when a file at its origin has other bytes than were published, or does not fit the other host
 */
export async function transfer(
  from: DataFolder,
  to: DataFolder,
  wanted: { readonly app?: string | undefined; readonly version?: string | undefined },
  act: Omit<Act, 'action' | 'place' | 'check'> & { readonly withoutFallback: boolean },
): Promise<Change> {
  const source = await readRegistry(from);
  // What is switched off there is not given to anybody here, unless it is named.
  const running = appsOf(source).filter(([, app]) => !('enabled' in app) || app.enabled);
  const names = wanted.app === undefined ? running.map(([name]) => name) : [wanted.app];
  if (names.length === 0) throw new ReleaseError(`Nothing is published on ${from.host}.`);
  const taken = await Promise.all(names.map((name) => take(from, source, name, wanted.version)));
  const builds = taken.map(({ app, id, folder }) => ({ remote: app, id, dist: folder }));
  const { withoutFallback } = act;
  return changeHost(
    to,
    {
      ...act,
      action: 'promote',
      marks: { ...act.marks, ...(withoutFallback && { withoutFallback }) },
      check: (change) => refuseMismatches(change, { host: to.host, builds }, { withoutFallback }),
      place: () =>
        place(
          taken.map(({ app, id, folder, content }) => [
            folder,
            path.join(to.host, ...(app === 'shell' ? ['shell'] : ['r', app]), id),
            content,
          ]),
        ),
    },
    (before) => pointed(before, source, taken),
  );
}

/** All in one revision. */
function pointed(before: Registry, source: Registry, taken: readonly Taken[]): Registry {
  const after = taken.reduce((current, { app, id }) => {
    const from = appOf(source, app);
    if (!('owner' in from)) return pointAtShell(current, id, from.versions[id] as ShellVersion);
    return pointAt(current, [{ remote: app, owner: from.owner, id, version: from.versions[id]! }]);
  }, before);
  return after === before ? before : { ...after, revision: before.revision + 1 };
}

async function take({ host }: DataFolder, source: Registry, name: string, version: string | undefined): Promise<Taken> {
  const app = appOf(source, name);
  const id = version ?? app.stable;
  refuseUnusable(name, app, id);
  const folder = path.join(host, ...(name === 'shell' ? ['shell'] : ['r', name]), id);
  const content = await readContent(folder).catch((error: unknown) => {
    throw new ReleaseError(`${folder} cannot be read.`, { cause: error });
  });
  const { files } = app.versions[id]!;
  const changed = [...new Set([...Object.keys(files), ...Object.keys(content.files)])].filter(
    (file) => files[file] !== content.files[file],
  );
  if (changed.length > 0)
    throw new ReleaseError(`${name} ${id} has other bytes on ${host} than were published: ${changed.join(', ')}.`);
  return { app: name, id, folder, content };
}

import type { Origin } from './origin.ts';
import { readRegistry, type DataFolder } from './host-folder.ts';
import { publishRemotes, publishShell } from './publish.ts';
import { withReleaseLock } from './change-host.ts';
import { isStartsOwn, readLog } from './release-log.ts';
import type { RemoteBuild } from './remote-build.ts';
import type { ShellBuild } from './shell-build.ts';

/** The builds that `npm start` found. */
export interface Builds {
  readonly shell: ShellBuild;
  readonly remotes: readonly RemoteBuild[];
  readonly origin: Origin;
}

/**
 * Updates the host to the current builds without undoing a release. An app that is missing is published; one that only
 * `npm start` ever published is updated; one that a person published or rolled back is left alone.
 * @returns a sentence for each app that was left alone although its build differs
 */
export async function seedHost(data: DataFolder, builds: Builds): Promise<string[]> {
  return withReleaseLock(data, async () => {
    const log = await readLog(data.release);
    const { remotes, shell } = await readRegistry(data);
    const left: string[] = [];
    const mayPoint = (app: string, now: string | undefined, built: string): boolean => {
      if (now === undefined || now === built || isStartsOwn(log, app)) return true;
      left.push(
        `${app} stays at ${now}, which was released here; npm run release -- publish ${app} would move it to ${built}.`,
      );
      return false;
    };
    // The shell first: what the remotes need is compared with it.
    if (mayPoint('shell', shell?.stable, builds.shell.hash))
      await publishShell(data, builds.shell, builds.origin, 'start');
    await publishRemotes(
      data,
      builds.remotes.filter(({ remote, id }) => mayPoint(remote, remotes[remote]?.stable, id)),
      'start',
    );
    return left;
  });
}

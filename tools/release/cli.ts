import path from 'node:path';
import { parseArgs } from 'node:util';
import { environment, EnvironmentError } from '../serve/environment.ts';
import { findRemote } from './apps.ts';
import { readBackend } from './backend.ts';
import { withBuilds } from './build.ts';
import { dataFolder, readRegistry, type DataFolder } from './host-folder.ts';
import { withReleaseLock, publishRemotes, publishShell, rollBackApp, type Outcome } from './publish.ts';
import { readOrigin } from './origin.ts';
import { ReleaseError } from './release-error.ts';
import { readLog } from './release-log.ts';
import { readRemoteBuild } from './remote-build.ts';
import { readShellBuild } from './shell-build.ts';

const usage = `npm run release -- publish <remote>    build one remote and point the registry at it
npm run release -- publish shell       build the shell and make the page from it
npm run release -- rollback <remote>   point back to the version before (also: shell)
npm run release -- list                what is published, and who pointed it there`;

const repository = path.resolve(import.meta.dirname, '../..');

async function publish(data: DataFolder, app: string): Promise<string> {
  const remote = app === 'shell' ? undefined : await findRemote(repository, app);
  const origin = await readOrigin(repository);
  process.stdout.write(`Building ${app} …\n`);
  const outcome = await withBuilds(repository, [app], () =>
    withReleaseLock(data, async (): Promise<Outcome> => {
      if (!remote) return publishShell(data, await readShellBuild(repository), origin, 'release');
      const [only] = await publishRemotes(
        data,
        [await readRemoteBuild(remote, origin, await readBackend(path.join(repository, 'supabase')))],
        'release',
      );
      return only!;
    }),
  );
  if (!outcome.changed) return `Nothing to publish: ${app} ${outcome.version} is what is already there.`;
  return `Published ${app} ${outcome.version}${await revisionOf(data)}. Pages that are open keep theirs; the next page load has it.`;
}

async function rollback(data: DataFolder, app: string): Promise<string> {
  const outcome = await withReleaseLock(data, () => rollBackApp(data, app));
  return `Rolled ${app} back to ${outcome.version}${await revisionOf(data)}.`;
}

const revisionOf = async (data: DataFolder): Promise<string> =>
  ` (registry revision ${(await readRegistry(data)).revision})`;

async function list(data: DataFolder): Promise<string> {
  const { revision, shell, remotes } = await readRegistry(data);
  const log = await readLog(data.release);
  const line = (app: string, stable: string, previous: string | null, state = ''): string => {
    const last = log.findLast((one) => one.app === app);
    return `${app}  ${stable}  before: ${previous ?? 'none'}${state}${last ? `  (${last.action} by ${last.by}, ${last.at})` : ''}`;
  };
  const lines = Object.entries(remotes).map(([name, { stable, previous, enabled }]) =>
    line(name, stable, previous, enabled ? '' : '  disabled'),
  );
  if (shell) lines.unshift(line('shell', shell.stable, shell.previous));
  if (lines.length === 0) return 'Nothing is published in this data folder yet.';
  return [`registry revision ${revision}`, ...lines].join('\n');
}

async function run(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, app] = positionals;
  const data = dataFolder(path.resolve(repository, environment(process.env).BEREA_DATA));
  if (command === 'publish' && app) return publish(data, app);
  if (command === 'rollback' && app) return rollback(data, app);
  if ((command === 'list' || command === 'status') && !app) return list(data);
  throw new ReleaseError(usage);
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  if (!(error instanceof ReleaseError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

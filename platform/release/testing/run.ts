/**
 * `node run.ts <repository> <host> <command…>` runs a command of the release tool; `publish-built <remote>` publishes
 * what is built already.
 */
import { explain } from '../../serve/problem.ts';
import { findRemote } from '../apps.ts';
import { withReleaseLock } from '../change-host.ts';
import { runCommandLine } from '../command-line.ts';
import { hostFolder } from '../host-folder.ts';
import { publishRemotes } from '../publish.ts';
import { readRemoteBuild } from '../remote-build.ts';

const [repository = '', host = '', ...args] = process.argv.slice(2);
const data = hostFolder(host);
try {
  if (args[0] === 'publish-built') {
    const origin = { commit: null, author: null, time: new Date().toISOString(), note: null };
    const build = await readRemoteBuild(await findRemote(repository, args[1] ?? ''), origin);
    await withReleaseLock(data, () => publishRemotes(data, [build], 'release'));
  } else {
    await runCommandLine(args, { repository, usualHost: () => data, progress: () => undefined });
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

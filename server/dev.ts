/**
 * `npm run dev -- reader`: the whole product as `npm start` serves it, with one remote that is built again whenever a
 * source changes. Pages that are open take the change over and keep their state. With `--against <url>`, a host that is
 * deployed, with that remote in the place of its own.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findRemote, listApps } from '@berea/platform/release/apps';
import { withBuilds } from '@berea/platform/release/build';
import { readOrigin } from '@berea/platform/release/origin';
import { ReleaseError } from '@berea/platform/release/release-error';
import { readRemoteBuild, type RemoteBuild } from '@berea/platform/release/remote-build';
import { Ending } from '@berea/platform/serve/ending';
import { environment } from '@berea/platform/serve/environment';
import { takeAddress } from '@berea/platform/serve/http-server';
import { ScriptureUnavailable } from '@berea/importer';
import { explain } from '@berea/platform/serve/problem';
import { startProduct, type Frontend } from './product.ts';
import { Report } from '@berea/platform/serve/report';
import { DeployedFrontend } from '@berea/platform/dev/deployed-frontend';
import { HotFrontend } from '@berea/platform/dev/hot-frontend';

const repository = path.resolve(import.meta.dirname, '..');

const usage = `npm run dev -- <remote> [--against <url>]

Serves the whole product from this repository, and builds the remote again whenever one of its sources, or of the
libraries that are compiled into it, changes. Pages that are open take the change over and keep their state. The other
remotes are built once; a change of the shell, or of libs/ui and libs/shell-api, which it provides, needs a new start.

--against <url>   serves the host that is deployed at <url>, with its database, and this remote in the place of its own: a
                  production build, after which open pages are loaded again. Nothing else is built, and no database is
                  started.
`;

const report = new Report();
const ending = new Ending();

/** The production builds of the other remotes; nx repeats only those that changed. */
async function buildsOfOthers(name: string, signal: AbortSignal): Promise<RemoteBuild[]> {
  const others = (await listApps(repository)).filter((app) => app.offer && app.name !== name);
  const names = others.map((app) => app.name);
  return withBuilds(
    repository,
    names,
    async () => {
      const origin = await readOrigin(repository);
      return Promise.all(others.map((app) => readRemoteBuild(app, origin)));
    },
    { signal },
  );
}

async function develop(name: string): Promise<string> {
  const app = await findRemote(repository, name);
  let hot: HotFrontend;
  const frontend: Frontend = {
    async prepare(data, _, signal) {
      const others = await buildsOfOthers(name, signal);
      hot = new HotFrontend({
        repository,
        folder: path.join(data, 'dev'),
        app,
        others,
        onLine: (line) => report.line(line),
      });
      ending.closers.add(() => hot.close());
      await hot.start();
    },
    serve: (_, options) => hot.serve(options),
  };
  // The server renders production builds.
  const variables = environment({ ...process.env, RENDER_PAGES: 'off' });
  const { origin, mailbox } = await startProduct(variables, report, ending.closers, ending.signal, frontend);
  if (mailbox) report.line(`Mail is shown at ${mailbox}`);
  return origin;
}

async function developAgainst(name: string, host: string): Promise<string> {
  const { BEREA_DATA, HOST, PORT } = environment(process.env);
  const server = await takeAddress(HOST, PORT);
  ending.closers.add(() => server.close());
  const folder = path.join(path.resolve(repository, BEREA_DATA), 'dev/against', name);
  const app = await findRemote(repository, name);
  const frontend = new DeployedFrontend({ repository, folder, app, host, onLine: (line) => report.line(line) });
  ending.closers.add(() => frontend.close());
  await report.phase('build', () => frontend.start());
  server.open(frontend.serve());
  return server.origin;
}

/** What was called for; undefined for help. @throws ReleaseError that says how it is called */
function read(args: readonly string[]): { readonly name: string; readonly against?: string } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' }, against: { type: 'string' } },
      allowPositionals: true,
    });
    if (values.help) return undefined;
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new Error('Name one remote.');
    if (values.against === undefined) return { name };
    const url = URL.parse(values.against);
    if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${values.against} is not the address of a host.`);
    return { name, against: url.origin };
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

try {
  const called = read(process.argv.slice(2));
  if (called === undefined) {
    process.stdout.write(usage);
    await ending.end(0);
  } else {
    const { name, against } = called;
    const origin = against === undefined ? await develop(name) : await developAgainst(name, against);
    report.finish();
    report.line(`${against ?? 'Berea'} with the sources of ${name} is ready at ${origin}`);
  }
} catch (error) {
  if (!ending.signal.aborted) {
    report.fail(explain(error, ScriptureUnavailable));
    await ending.end(1);
  }
}

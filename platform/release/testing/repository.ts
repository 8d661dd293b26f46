import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseRegistry, type Registry } from '@berea/registry';
import { afterEach, beforeEach } from 'vitest';
import { findRemote, listApps } from '../apps.ts';
import { dataFolder, readRegistry, type DataFolder } from '../host-folder.ts';
import { withReleaseLock } from '../change-host.ts';
import { publishRemotes, publishShell, rollBackApp, type Outcome } from '../publish.ts';
import { readRemoteBuild } from '../remote-build.ts';
import { seedHost } from '../seed.ts';
import { readShellBuild } from '../shell-build.ts';

/** A repository of two small remotes and a shell, made again for each test of the file that imports this. */
export let root: string;
/** Its data folder, empty at first. */
export let data: DataFolder;

export const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
export const put = async (file: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
};

/** What every remote says that it needs. */
export const hostApi = { shellApi: '^1.0.0', ui: '^1.0.0' };
/** Where every version comes from. */
export const origin = { commit: 'abc', author: 'Lydia', time: '2026-11-22T09:00:00.000Z', note: null };

/** Writes the package.json of a remote, whose `berea` part is completed. */
export const describeRemote = (remote: string, version: string, berea: object): Promise<void> =>
  put(
    `apps/${remote}/package.json`,
    JSON.stringify({
      version,
      berea: {
        owner: `team ${remote}`,
        routes: [{ path: `/${remote}`, access: 'open', expose: './main', screen: 'Main' }],
        hostApi,
        ...berea,
      },
    }),
  );

/** Writes a minimal version of what rspack produces for a remote. */
export async function build(remote: string, code: string, needs: Record<string, string[]> = {}): Promise<void> {
  const dist = `apps/${remote}/dist`;
  await describeRemote(remote, '1.4.0', {});
  await put(`${dist}/remoteEntry.js`, `entry ${code}`);
  await put(`${dist}/screen.js`, code);
  // Its first character stands in line 3 of the source, as character 3.
  const sources = [`webpack://berea_${remote}_${code}/./src/main/Screen.tsx`];
  await put(`${dist}/screen.js.map`, JSON.stringify({ version: 3, sources, names: [], mappings: 'AAEE' }));
  await put(`${dist}/assets/mark.svg`, '<svg/>');
  await put(`${dist}/needs.json`, JSON.stringify({ exports: needs }));
  await put(
    `${dist}/mf-manifest.json`,
    JSON.stringify({
      metaData: { globalName: `berea_${remote}_${code}`, remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './main', assets: { js: { sync: ['screen.js'], async: [] } } }],
    }),
  );
}

export async function buildShell(code: string): Promise<void> {
  await put('apps/shell/package.json', '{"version":"1.0.0"}');
  await put('apps/shell/dist/main.js', code);
  await put('apps/shell/dist/server/index.cjs', code);
  await put(
    'apps/shell/dist/provides.json',
    JSON.stringify({ versions: { shellApi: '1.0.0', ui: '1.0.0' }, exports: { '@berea/ui': ['Button', 'Page'] } }),
  );
  await put(
    'apps/shell/dist/index.html',
    '<html><head><title>Berea</title><!-- berea:registry --><script type="application/json" id="berea-parts">{}</script>' +
      '<script src="/shell/__HASH__/main.js"></script></head><body><div id="root"></div></body></html>',
  );
}

export const publish = async (remote: string): Promise<Outcome> =>
  withReleaseLock(data, async () => {
    const found = await readRemoteBuild(await findRemote(root, remote), origin);
    return (await publishRemotes(data, [found], 'release'))[0]!;
  });
export const rollback = (app: string): Promise<Outcome> => withReleaseLock(data, () => rollBackApp(data, app));

/** Does what `npm start` does with the builds it finds. */
export async function start(): Promise<string[]> {
  const remotes = (await listApps(root)).filter(({ offer }) => offer);
  return seedHost(data, {
    shell: await readShellBuild(root),
    remotes: await Promise.all(remotes.map((app) => readRemoteBuild(app, origin))),
    origin,
  });
}

/** The registry of the data folder. */
export const standing = (): Promise<Registry> => readRegistry(data);
/** A registry as a page reads it. @throws when it would refuse it or a part of it */
export function registryFrom(text: string): Registry {
  const result = parseRegistry(JSON.parse(text));
  if (!result.ok || result.problems.length > 0) throw new Error(JSON.stringify(result));
  return result.registry;
}
/** The registry in a page. */
export const inlinedIn = (page: string): Registry =>
  registryFrom(/id="berea-registry">([^<]*)</.exec(page)?.[1] ?? 'null');
/** The registry in the page. */
export const inlined = async (): Promise<Registry> => inlinedIn(await read('data/host/index.html'));

/** Publishes the shell as it was built. */
export const publishBuiltShell = (): Promise<Outcome> =>
  withReleaseLock(data, async () => publishShell(data, await readShellBuild(root), origin, 'release'));

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'berea-release-'));
  data = dataFolder(path.join(root, 'data'));
  await build('reader', 'one');
  await build('account', 'one');
  await buildShell('one');
});
afterEach(() => rm(root, { recursive: true }));

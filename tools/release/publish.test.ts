import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@berea/validation';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRemote, listApps } from './apps.ts';
import { dataFolder, readRegistry, type DataFolder } from './host-folder.ts';
import { withReleaseLock, publishRemotes, publishShell, rollBackApp, type Outcome } from './publish.ts';
import { readLog } from './release-log.ts';
import { readRemoteBuild } from './remote-build.ts';
import { seedHost } from './seed.ts';
import { readShellBuild } from './shell-build.ts';

let root: string;
let data: DataFolder;

const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
const put = async (file: string, content: string): Promise<void> => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
};

const hostApi = { shellApi: '^1.0.0', ui: '^1.0.0' };
const origin = { commit: 'abc', author: 'Lydia', time: '2026-11-22T09:00:00.000Z', note: null };

const describeRemote = (remote: string, version: string, berea: object): Promise<void> =>
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
async function build(remote: string, code: string, needs: Record<string, string[]> = {}): Promise<void> {
  const dist = `apps/${remote}/dist`;
  await describeRemote(remote, '1.4.0', {});
  await put(`${dist}/remoteEntry.js`, `entry ${code}`);
  await put(`${dist}/screen.js`, code);
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

async function buildShell(code: string): Promise<void> {
  await put('apps/shell/package.json', '{"version":"1.0.0"}');
  await put('apps/shell/dist/main.js', code);
  await put(
    'apps/shell/dist/provides.json',
    JSON.stringify({ versions: { shellApi: '1.0.0', ui: '1.0.0' }, exports: { '@berea/ui': ['Button', 'Page'] } }),
  );
  await put(
    'apps/shell/dist/index.html',
    '<head><!-- berea:registry --><script src="/shell/__HASH__/main.js"></script></head>',
  );
}

const publish = async (remote: string): Promise<Outcome> =>
  withReleaseLock(data, async () => {
    const found = await readRemoteBuild(await findRemote(root, remote), origin);
    return (await publishRemotes(data, [found], 'release'))[0]!;
  });
const rollback = (app: string): Promise<Outcome> => withReleaseLock(data, () => rollBackApp(data, app));

/** Does what `npm start` does with the builds it finds. */
async function start(): Promise<string[]> {
  const remotes = (await listApps(root)).filter(({ offer }) => offer);
  return seedHost(data, {
    shell: await readShellBuild(root),
    remotes: await Promise.all(remotes.map((app) => readRemoteBuild(app, origin))),
    origin,
  });
}

const standing = (): Promise<Registry> => readRegistry(data);
const inlined = async (): Promise<Registry> =>
  JSON.parse(/id="berea-registry">([^<]*)</.exec(await read('data/host/index.html'))?.[1] ?? '') as Registry;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'berea-release-'));
  data = dataFolder(path.join(root, 'data'));
  await build('reader', 'one');
  await build('account', 'one');
  await buildShell('one');
});
afterEach(() => rm(root, { recursive: true }));

describe('publishing a remote', () => {
  it('copies every file into its own version directory and lists each with its hash', async () => {
    const { version: id } = await publish('reader');
    expect(id).toMatch(/^1\.4\.0-[0-9a-f]{12}$/);
    const version = (await standing()).remotes['reader']!.versions[id]!;
    expect(version).toMatchObject({
      base: `/r/reader/${id}/`,
      entry: 'remoteEntry.js',
      container: 'berea_reader_one',
      routes: [{ path: '/reader', expose: './main', screen: 'Main', preload: ['screen.js'] }],
      hostApi,
      ...origin,
    });
    expect((await standing()).remotes['reader']!.owner).toBe('team reader');
    expect(Object.keys(version.files)).toEqual([
      'assets/mark.svg',
      'mf-manifest.json',
      'needs.json',
      'remoteEntry.js',
      'screen.js',
    ]);
    for (const [file, hash] of Object.entries(version.files)) {
      const bytes = await read(`data/host${version.base}${file}`);
      expect(hash).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
    }
  });

  it('changes only the registry, its history, the page and the new directory', async () => {
    await start();
    const shell = (await readShellBuild(root)).hash;
    const account = (await standing()).remotes['account'];
    const first = (await standing()).remotes['reader']!.stable;
    await build('reader', 'two');
    await publish('reader');
    const after = await standing();
    // The shell, the remotes, the reader.
    expect(after.revision).toBe(3);
    expect(after.remotes['account']).toEqual(account);
    expect(await read(`data/host/r/reader/${first}/screen.js`)).toBe('one');
    expect(await read(`data/host/shell/${shell}/main.js`)).toBe('one');
    const history = (await readdir(path.join(data.host, 'registry/history'))).sort();
    expect(history).toEqual([1, 2, 3].map((revision) => `${after.epoch}-${revision}.json`));
    expect(JSON.parse(await read(`data/host/registry/history/${after.epoch}-2.json`))).toMatchObject({ revision: 2 });
    expect((await inlined()).revision).toBe(3);
  });

  it('reports and changes nothing when the content is already current', async () => {
    await publish('reader');
    expect(await publish('reader')).toMatchObject({ changed: false });
    expect((await standing()).revision).toBe(1);
  });

  it('repairs a damaged version directory, even when nothing else changes', async () => {
    const { version: id } = await publish('reader');
    await rm(path.join(data.host, 'r/reader', id, 'remoteEntry.js'));
    await publish('reader');
    expect(await read(`data/host/r/reader/${id}/remoteEntry.js`)).toBe('entry one');
  });

  it('gives the same content the same version on every machine, whatever the order of its files', async () => {
    const one = await readRemoteBuild(await findRemote(root, 'reader'), origin);
    await rm(path.join(root, 'apps/reader/dist'), { recursive: true });
    await put('apps/reader/dist/screen.js', 'one');
    await build('reader', 'one');
    expect((await readRemoteBuild(await findRemote(root, 'reader'), origin)).id).toBe(one.id);
  });

  it('rejects an unknown remote and lists the existing ones', async () => {
    await expect(publish('raeder')).rejects.toThrow('There is no remote named "raeder"; there are account, reader.');
    await expect(publish('shell')).rejects.toThrow('no remote named "shell"');
    await expect(publish('../reader')).rejects.toThrow('no remote named');
  });

  it('rejects a remote that was not built, and one that lacks the module of a route', async () => {
    const routes = [{ path: '/reader', access: 'open', expose: './other', screen: 'Other' }];
    await describeRemote('reader', '1.4.0', { routes });
    await expect(publish('reader')).rejects.toThrow('The build of reader has no ./other, which /reader needs.');
    await rm(path.join(root, 'apps/reader/dist'), { recursive: true });
    await expect(publish('reader')).rejects.toThrow('The build of reader left no usable mf-manifest.json');
    expect((await standing()).revision).toBe(0);
  });

  it('rejects a remote whose routes no page could read, before anything is written or logged', async () => {
    const routes = [{ path: 'bible', access: 'open', expose: './main', screen: 'Main' }];
    await describeRemote('reader', '1.4.0', { routes });
    await expect(publish('reader')).rejects.toThrow(/would not be readable: [^]*a route's path begins with/);
    expect(existsSync(data.host)).toBe(false);
    expect(await readLog(data.release)).toEqual([]);
  });

  it('rejects a remote that claims an address of another one, deeper ones too', async () => {
    await publish('reader');
    const routes = [{ path: '/reader/maps', access: 'open', expose: './main', screen: 'Main' }];
    await describeRemote('account', '1.4.0', { routes });
    await expect(publish('account')).rejects.toThrow('/reader and everything under it belongs to reader');
    expect((await standing()).revision).toBe(1);
    expect(await readdir(path.join(data.host, 'r'))).toEqual(['reader']);
  });

  it('rejects a remote whose styles would apply to the whole product', async () => {
    await put('apps/reader/dist/own.css', 'h1 { color: red }');
    await expect(publish('reader')).rejects.toThrow('own.css has selectors without a class');
  });

  it('rejects a remote that imports what the current shell does not have, by name', async () => {
    await withReleaseLock(data, async () => publishShell(data, await readShellBuild(root), origin, 'release'));
    await build('reader', 'two', { '@berea/ui': ['Button', 'Carousel'], '@berea/ui/maps': ['Map'] });
    await expect(publish('reader')).rejects.toThrow(
      'reader imports what the current shell does not have: Carousel of @berea/ui, Map of @berea/ui/maps. Release the shell first.',
    );
    await build('reader', 'two', { '@berea/ui': ['Button', 'Page'] });
    expect(await publish('reader')).toMatchObject({ changed: true });
  });

  it.each(['^1.0.0', '>=1.2.0 <2.0.0', '~1.4', '1.x', '*', '^1.0.0 || ^2.0.0', '1.2.3-beta.1'])(
    'accepts %s as a range of what it needs',
    async (ui) => {
      await describeRemote('reader', '1.4.0', { hostApi: { shellApi: '*', ui } });
      expect((await findRemote(root, 'reader')).offer?.hostApi.ui).toBe(ui);
    },
  );

  it.each(['', 'latest', 'workspace:*', '1.0.0 and newer'])('rejects %j as a range of what it needs', async (ui) => {
    await describeRemote('reader', '1.4.0', { hostApi: { shellApi: '*', ui } });
    await expect(findRemote(root, 'reader')).rejects.toThrow(
      /apps\/reader\/package.json cannot be released: .*must be a semver range/s,
    );
  });

  it.each(['', '1.4', 'v1.4.0', 'next'])('rejects %j as a version', async (version) => {
    await describeRemote('reader', version, {});
    await expect(findRemote(root, 'reader')).rejects.toThrow('must be a semantic version');
  });

  it('rejects what its author misspelled', async () => {
    await describeRemote('reader', '1.4.0', { contribution: {} });
    await expect(findRemote(root, 'reader')).rejects.toThrow(/Unrecognized key: "contribution"/);
  });

  it('makes two revisions of two concurrent releases', async () => {
    await Promise.all([publish('reader'), publish('account')]);
    const { revision, remotes } = await standing();
    expect([revision, Object.keys(remotes).sort()]).toEqual([2, ['account', 'reader']]);
  });
});

describe('rolling back', () => {
  it('points the registry and the page at the previous version', async () => {
    await start();
    const first = (await standing()).remotes['reader']!.stable;
    await build('reader', 'two');
    await publish('reader');
    expect(await rollback('reader')).toMatchObject({ version: first });
    expect((await standing()).remotes['reader']!.stable).toBe(first);
    expect((await inlined()).remotes['reader']!.stable).toBe(first);
    await expect(rollback('reader')).rejects.toThrow('Nothing to roll back to');
  });

  it('does the same for the shell', async () => {
    await start();
    const first = await readShellBuild(root);
    await buildShell('two');
    await withReleaseLock(data, async () => publishShell(data, await readShellBuild(root), origin, 'release'));
    expect(await read('data/host/index.html')).not.toContain(first.hash);
    await rollback('shell');
    expect(await read('data/host/index.html')).toContain(`src="/shell/${first.hash}/main.js"`);
    await expect(rollback('shell')).rejects.toThrow('Nothing to roll back to');
  });
});

describe('a later npm start', () => {
  it('updates to the current sources while nobody has released anything', async () => {
    expect(await start()).toEqual([]);
    await build('reader', 'two');
    await buildShell('two');
    expect(await start()).toEqual([]);
    const { remotes } = await standing();
    expect(await read(`data/host${remotes['reader']!.versions[remotes['reader']!.stable]!.base}screen.js`)).toBe('two');
    expect(await read('data/host/index.html')).toContain((await readShellBuild(root)).hash);
  });

  it('never overwrites what was published, and says so', async () => {
    await start();
    await build('reader', 'two');
    const { version } = await publish('reader');
    await build('reader', 'three');
    await build('account', 'three');
    const [sentence, ...others] = await start();
    expect(sentence).toMatch(`reader stays at ${version}, which was released here`);
    expect(others).toEqual([]);
    expect((await standing()).remotes['reader']!.stable).toBe(version);
    expect((await standing()).remotes['account']!.previous).not.toBeNull();
  });

  it('never overwrites what was rolled back', async () => {
    await start();
    await build('reader', 'two');
    await publish('reader');
    const { version } = await rollback('reader');
    expect(await start()).toHaveLength(1);
    expect((await standing()).remotes['reader']!.stable).toBe(version);
  });

  it('leaves a pointer alone when the log of who set it is lost', async () => {
    await start();
    const before = (await standing()).remotes['reader']!.stable;
    await rm(path.join(data.release, 'log.json'));
    await build('reader', 'two');
    expect(await start()).toHaveLength(1);
    expect((await standing()).remotes['reader']!.stable).toBe(before);
  });

  it('completes the page when a release was killed before writing it', async () => {
    await start();
    await rm(path.join(data.host, 'index.html'));
    await start();
    expect((await inlined()).revision).toBe(2);
  });
});

describe('the registry of a host', () => {
  it('lists the shell, with what it provides', async () => {
    await start();
    const { hash } = await readShellBuild(root);
    const { shell } = await standing();
    expect(shell).toMatchObject({ stable: hash, previous: null });
    expect(shell!.versions[hash]).toMatchObject({ provides: { shellApi: '1.0.0', ui: '1.0.0' }, author: 'Lydia' });
    expect(Object.keys(shell!.versions[hash]!.files)).toEqual(['index.html', 'main.js', 'provides.json']);
  });

  it('of schema 1 is set up again, in a new epoch', async () => {
    await put('data/host/registry.json', JSON.stringify({ schema: 1, revision: 41, remotes: { reader: {} } }));
    await start();
    const { epoch, revision, remotes } = await standing();
    expect(epoch).toBeGreaterThan(1_700_000_000);
    expect(revision).toBe(2);
    expect(Object.keys(remotes).sort()).toEqual(['account', 'reader']);
  });

  it.each(['{', '{"schema":3}', '{"schema":2,"epoch":1,"revision":1,"paths":{},"remotes":{"reader":{}}}'])(
    'that is damaged is never continued: %s',
    async (content) => {
      await put('data/host/registry.json', content);
      await expect(publish('reader')).rejects.toThrow(/registry\.json is damaged .*raise its epoch by 1/s);
      expect(await read('data/host/registry.json')).toBe(content);
    },
  );
});

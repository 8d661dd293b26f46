import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRemote } from './apps.ts';
import { readRemoteBuild } from './remote-build.ts';
import { readShellBuild } from './shell-build.ts';
import {
  build,
  buildShell,
  data,
  describeRemote,
  hostApi,
  inlined,
  origin,
  publish,
  publishBuiltShell,
  put,
  read,
  rollback,
  root,
  standing,
  start,
} from './testing/repository.ts';

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
      'screen.js.map',
    ]);
    for (const [file, hash] of Object.entries(version.files)) {
      const bytes = await read(`data/host${version.base}${file}`);
      expect(hash).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
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

  it.each(['^1.0.0', '>=1.2.0 <2.0.0', '~1.4', '1.x', '*', '^1.0.0 || ^2.0.0', '1.2.3-beta.1'])(
    'accepts %s as a range of what it needs',
    async (ui) => {
      await describeRemote('reader', '1.4.0', { hostApi: { shellApi: '*', ui } });
      expect((await findRemote(root, 'reader')).offer?.hostApi.ui).toBe(ui);
    },
  );

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
    await publishBuiltShell();
    expect(await read('data/host/index.html')).not.toContain(first.hash);
    await rollback('shell');
    expect(await read('data/host/index.html')).toContain(`src="/shell/${first.hash}/main.js"`);
    await expect(rollback('shell')).rejects.toThrow('Nothing to roll back to');
  });
});

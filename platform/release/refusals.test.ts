import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRemote } from './apps.ts';
import { ReleaseError } from './release-error.ts';
import { readLog } from './release-log.ts';
import {
  build,
  data,
  describeRemote,
  publish,
  publishBuiltShell,
  put,
  root,
  standing,
  start,
} from './testing/repository.ts';
import { release } from './testing/run-release.ts';

describe('publishing', () => {
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

  it('rejects a build without what its pages are rendered with, which would be sent empty', async () => {
    const routes = [{ path: '/reader', access: 'open', expose: './main', screen: 'Main', prerender: true }];
    await describeRemote('reader', '1.4.0', { routes });
    await expect(publish('reader')).rejects.toThrow(
      'The build of reader has no server/index.cjs, which /reader needs.',
    );
    await rm(path.join(root, 'apps/shell/dist/server'), { recursive: true });
    await expect(publishBuiltShell()).rejects.toThrow('The build of shell has no server/index.cjs');
    expect((await standing()).revision).toBe(0);
    await put('apps/reader/dist/server/index.cjs', 'exports.main = {}');
    expect(await publish('reader')).toMatchObject({ changed: true });
  });

  it('rejects a remote whose routes no page could read, before anything is written or logged', async () => {
    const routes = [{ path: 'guide', access: 'open', expose: './main', screen: 'Main' }];
    await describeRemote('reader', '1.4.0', { routes });
    await expect(publish('reader')).rejects.toThrow(/would not be readable: [^]*a route's path begins with/);
    expect(await readdir(data.host)).toEqual(['.release']);
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
    await publishBuiltShell();
    await build('reader', 'two', { '@berea/ui': ['Button', 'Carousel'], '@berea/ui/maps': ['Map'] });
    await expect(publish('reader')).rejects.toThrow(
      /^reader 1\.4\.0-\w+ imports what shell \w+ does not have: Carousel of @berea\/ui, Map of @berea\/ui\/maps\. Release the shell first/,
    );
    await build('reader', 'two', { '@berea/ui': ['Button', 'Page'] });
    expect(await publish('reader')).toMatchObject({ changed: true });
  });

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

  it('that fails half-way leaves the host as it was', async () => {
    await publishBuiltShell();
    const { version } = await publish('reader');
    // The page cannot be written.
    await rm(path.join(data.host, 'index.html'));
    await mkdir(path.join(data.host, 'index.html'));
    const files = async (): Promise<string[]> => (await readdir(data.host, { recursive: true })).sort();
    const before = [await files(), await standing(), await readLog(data.release)];
    await build('reader', 'two');
    await expect(publish('reader')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect([await files(), await standing(), await readLog(data.release)]).toEqual(before);
    await rm(path.join(data.host, 'index.html'), { recursive: true });
    await publish('reader');
    expect((await standing()).remotes['reader']!.previous).toBe(version);
  });

  it('rejects what its author misspelled', async () => {
    await describeRemote('reader', '1.4.0', { contribution: {} });
    await expect(findRemote(root, 'reader')).rejects.toThrow(/Unrecognized key: "contribution"/);
    await put('apps/reader/package.json', '{"version":');
    await expect(findRemote(root, 'reader')).rejects.toThrow(/^apps\/reader\/package\.json cannot be released: .*JSON/);
  });
});

describe('a host that is damaged', () => {
  const damaged = async (file: string, content?: string): Promise<void> => {
    await publishBuiltShell();
    await publish('reader');
    await (content === undefined ? rm(path.join(data.host, file)) : put(`data/host/${file}`, content));
  };

  it.each([
    ['registry.json', undefined, /registry\.json is missing; copy the newest good file of registry\/history to it/],
    [
      'registry.json',
      '{"schema":2',
      /registry\.json is damaged [^]*copy the newest good file of registry\/history to it/,
    ],
    ['.release/log.json', '[{"at"', /log\.json is damaged: put a copy of it back, or remove it/],
    ['.release/lock', 'no lock '.repeat(200), /the lock file .*lock is damaged: remove it/],
  ])('is not continued: %s is %j', async (file, content, sentence) => {
    await damaged(file, content);
    await build('reader', 'two');
    await expect(publish('reader')).rejects.toThrow(ReleaseError);
    await expect(publish('reader')).rejects.toThrow(sentence);
    expect(await readdir(path.join(data.host, 'r/reader'))).toHaveLength(1);
  });

  it('is refused by what only reads, and by a start', async () => {
    await damaged('registry.json');
    for (const command of ['status', 'verify', 'gc'])
      await expect(release(command)).rejects.toThrow('registry.json is missing');
    await expect(start()).rejects.toThrow('registry.json is missing');
  });

  it('is what a first release that was killed is not', async () => {
    await publishBuiltShell();
    const page = path.join(data.host, 'index.html');
    for (const file of [page, path.join(data.host, 'registry.json')]) await rm(file);
    await publishBuiltShell();
    expect(existsSync(page)).toBe(true);
  });
});

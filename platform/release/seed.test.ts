import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readShellBuild } from './shell-build.ts';
import {
  build,
  buildShell,
  data,
  inlined,
  publish,
  put,
  read,
  rollback,
  root,
  standing,
  start,
} from './testing/repository.ts';

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
    expect(Object.keys(shell!.versions[hash]!.files)).toEqual([
      'index.html',
      'main.js',
      'provides.json',
      'server/index.cjs',
    ]);
  });

  it('that is damaged is refused with the place and the fault', async () => {
    await put('data/host/registry.json', '{"schema":2,"epoch":1,"revision":"7","paths":{},"remotes":{}}');
    await expect(publish('reader')).rejects.toThrow(/expected number, received string\s+→ at revision/);
  });

  it.each([
    '{',
    '{"schema":1,"revision":41,"remotes":{}}',
    '{"schema":3}',
    '{"schema":2,"epoch":1,"revision":1,"paths":{},"remotes":{"reader":{}}}',
  ])('that is damaged is never continued: %s', async (content) => {
    await put('data/host/registry.json', content);
    await expect(publish('reader')).rejects.toThrow(/registry\.json is damaged .*raise its epoch by 1/s);
    expect(await read('data/host/registry.json')).toBe(content);
  });
});

import { execFile } from 'node:child_process';
import { cp, glob, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteInBrowser, runCompiler } from '../bundler/index.ts';
import { readApp } from '../release/apps.ts';
import { readRemoteBuild } from '../release/remote-build.ts';
import { createRemote, removeRemote } from './create-remote.ts';

const execute = promisify(execFile);
/** Runs a program. @throws Error with what it printed */
const run = (...args: Parameters<typeof execute>) =>
  execute(...args).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${args[1]?.join(' ')}:\n${stdout}${stderr}`);
  });
const repository = path.resolve(import.meta.dirname, '../..');
const bin = path.join(repository, 'node_modules/.bin');

/** A repository with the manifests of this one, whose packages are those that are installed here. */
let copy: string;
const npm = (...args: string[]) =>
  run('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: copy });
const install = async (): Promise<void> => void (await npm('install', '--package-lock-only'));
const owners = (): Promise<string> => readFile(path.join(copy, '.github/CODEOWNERS'), 'utf8');
const lockFile = (): Promise<string> => readFile(path.join(copy, 'package-lock.json'), 'utf8');

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'berea-create-'));
  for await (const file of glob(
    ['package*.json', '.github/CODEOWNERS', '{apps,libs,platform}/*/package.json', '*/package.json'],
    { cwd: repository },
  ))
    await cp(path.join(repository, file), path.join(copy, file));
  for (const folder of ['node_modules', 'tools/test'])
    await symlink(path.join(repository, folder), path.join(copy, folder), 'dir');
});
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('a new remote', () => {
  let folder: string;
  let before: string;
  beforeAll(async () => {
    before = await lockFile();
    folder = await createRemote(copy, 'word-list', install);
  }, 120_000);

  it('has a route, a card on the home page and its own owner', async () => {
    const { offer } = await readApp(path.join(copy, 'apps'), 'word-list');
    expect(offer).toMatchObject({
      owner: 'word-list',
      routes: [{ path: '/word-list', expose: './word-list', screen: 'WordList' }],
      contributions: { home: [{ path: '/word-list', label: 'Word list' }] },
    });
  });

  it('has a line that says which team is asked about its changes', async () => {
    expect(await owners()).toMatch(/\n\/apps\/word-list\/ @berea\/word-list\n$/);
  });

  it('leaves the lock file in order, without another package', async () => {
    const packagesOf = (text: string) => Object.keys(JSON.parse(text).packages);
    const already = new Set(packagesOf(before));
    expect(packagesOf(await lockFile()).filter((name) => !already.has(name))).toEqual([
      'apps/word-list',
      'node_modules/@berea/word-list',
    ]);
    // It refuses a lock file that does not fit.
    await npm('ci', '--dry-run');
  }, 120_000);

  it('is built, and its build can be published', async () => {
    await runCompiler(remoteInBrowser(folder));
    const origin = { commit: null, author: null, time: new Date().toISOString(), note: null };
    const { version } = await readRemoteBuild(await readApp(path.join(copy, 'apps'), 'word-list'), origin);
    expect(version.routes[0]!.preload).not.toEqual([]);
  }, 120_000);

  it('is in order for lint, format and types, and its test passes', { tags: ['full'], timeout: 240_000 }, async () => {
    for (const file of ['oxlint.config.ts', '.oxfmtrc.json'])
      await cp(path.join(repository, file), path.join(copy, file));
    await run(path.join(bin, 'oxlint'), ['--no-ignore', '--deny-warnings', '-c', 'oxlint.config.ts', 'apps'], {
      cwd: copy,
    });
    await run(path.join(bin, 'oxfmt'), ['--check', '-c', '.oxfmtrc.json', 'apps/word-list'], { cwd: copy });
    const types = path.join(copy, 'tsconfig.json');
    await writeFile(
      types,
      JSON.stringify({
        extends: path.join(repository, 'tsconfig.base.json'),
        include: [
          'apps/word-list',
          path.join(repository, 'libs/*/src/**/*.d.ts'),
          path.join(repository, 'tools/test/jsdom.setup.ts'),
        ],
        exclude: ['**/dist'],
      }),
    );
    await run(process.execPath, [path.join(bin, 'tsc'), '-p', types], { cwd: repository });
    const config = path.join(copy, 'vitest.config.ts');
    await writeFile(
      config,
      `export default { server: { fs: { strict: false } }, test: { environment: 'jsdom', include: ['apps/**/*.test.tsx'], setupFiles: ['tools/test/jsdom.setup.ts'] } };\n`,
    );
    const { stdout } = await run(
      process.execPath,
      [path.join(bin, 'vitest'), 'run', '--root', copy, '--config', config],
      {
        env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
      },
    );
    expect(stdout).toMatch(/Tests +2 passed/);
  });

  it('cannot be made twice, nor where another remote is', async () => {
    await expect(createRemote(copy, 'word-list', install)).rejects.toThrow('apps/word-list exists already');
    await expect(createRemote(copy, 'notes', install)).rejects.toThrow(
      '/notes and everything under it belongs to reader',
    );
    await expect(createRemote(copy, 'Words', install)).rejects.toThrow('cannot be its name');
    expect(await readdir(path.join(copy, 'apps'))).not.toContain('notes');
  });

  it('leaves nothing behind where the installation fails', async () => {
    const failing = () => Promise.reject(new Error('offline'));
    await expect(createRemote(copy, 'hymns', failing)).rejects.toThrow('offline');
    expect(await readdir(path.join(copy, 'apps'))).not.toContain('hymns');
    expect(await owners()).not.toContain('hymns');
  });

  it('is removed, with its part of the lock file, unless it has changes that no commit has', async () => {
    const changed = ['?? apps/word-list/'];
    await expect(removeRemote(copy, 'word-list', { install, changed })).rejects.toThrow('nothing was removed');
    await removeRemote(copy, 'word-list', { install, changed: [] });
    expect(await readdir(path.join(copy, 'apps'))).not.toContain('word-list');
    expect(await lockFile()).toBe(before);
    expect(await owners()).toBe(await readFile(path.join(repository, '.github/CODEOWNERS'), 'utf8'));
    await expect(removeRemote(copy, 'shell', { install, changed: [] })).rejects.toThrow('no remote named "shell"');
  }, 120_000);
});

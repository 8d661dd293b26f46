import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { runCommandLine } from '../command-line.ts';
import { readLog } from '../release-log.ts';
import { build, buildShell, data, publishBuiltShell, put, read, root, standing, start } from '../testing/repository.ts';
import { release } from '../testing/run-release.ts';

/** A tool that fails with these words when there are some, and says in a file that it ran. */
const tool = (name: string): string => `
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
appendFileSync('ran', ['${name}', ...process.argv.slice(2)].join(' ') + '\\n');
const fault = 'fault-${name}';
if (existsSync(fault)) { console.log(readFileSync(fault, 'utf8')); process.exit(1); }
`;

beforeEach(async () => {
  await start();
  for (const name of ['tsc', 'oxlint', 'nx']) await put(`node_modules/.bin/${name}`, tool(name));
  await put('supabase/functions/guide-page/index.ts', '');
  await put('supabase/migrations/20261120000001_first.sql', '');
  await build('reader', 'two');
});

describe('publish', () => {
  it('checks types, lint and tests of the app, builds it, and gives it to everybody', async () => {
    const before = (await standing()).remotes['reader']!.stable;
    const said = await release('publish', 'reader', '--note', 'a faster page');
    expect(said).toMatch(
      /types of reader …\nChecking the lint of reader …\nChecking the tests of reader …\nBuilding reader …\nThis changes:\n {2}registry revision 2 → 3\n {2}reader: everybody gets 1\.4\.0-\w+ instead of 1\.4\.0-\w+\n[^]*Published reader/,
    );
    const { stable, previous, versions } = (await standing()).remotes['reader']!;
    expect(previous).toBe(before);
    expect(versions[stable]).toMatchObject({ note: 'a faster page' });
    expect(versions[stable]).not.toHaveProperty('testsSkipped');
    expect(await release('publish', 'reader')).toMatch(/Nothing to publish/);
  });

  it.each([
    [
      'tsc',
      'apps/reader/src/Word.tsx(3,7): error TS2322: Type',
      /The types of reader are not in order:\n\napps\/reader/,
    ],
    ['oxlint', 'no-unused-vars', /The lint of reader are not in order:\n\nno-unused-vars/],
    ['nx', '3 tests failed', /The tests of reader are not in order:\n\n3 tests failed/],
  ])('is refused when %s fails, and changes nothing', async (name, fault, message) => {
    await put(`fault-${name}`, fault);
    const before = (await readdir(data.host, { recursive: true })).sort();
    await expect(release('publish', 'reader')).rejects.toThrow(message);
    expect((await readdir(data.host, { recursive: true })).sort()).toEqual(before);
  });

  it('is not refused because of another team’s type error', async () => {
    await put('fault-tsc', 'apps/account/src/Profile.tsx(3,7): error TS2322: Type');
    expect(await release('publish', 'reader')).toMatch(/Published reader/);
  });

  it('is refused while there are changes that no commit has, unless the record says so', async () => {
    await promisify(execFile)('git', ['init', '--quiet'], { cwd: root });
    await expect(release('publish', 'reader')).rejects.toThrow(/changes that no commit has .* --dirty/);
    await release('publish', 'reader', '--dirty');
    const { stable, versions } = (await standing()).remotes['reader']!;
    expect(versions[stable]).toMatchObject({ dirty: true });
    expect((await readLog(data.release)).at(-1)).toMatchObject({ app: 'reader', dirty: true });
    expect(await release('status')).toMatch(/uncommitted changes/);
  });

  it.each(['reader', 'shell'])('asks why %s is much larger than what is released', async (app) => {
    const script = app === 'shell' ? 'main.js' : 'screen.js';
    await put(`apps/${app}/dist/${script}`, randomBytes(8 * 1024));
    await expect(release('publish', app)).rejects.toThrow(`${app} is much larger than what is released`);
    expect((await standing()).revision).toBe(2);
    expect(await release('publish', app, '--note', 'with maps')).toMatch(`Published ${app}`);
    await put(`apps/${app}/dist/${script}`, randomBytes(9 * 1024));
    expect(await release('publish', app)).toMatch(`Published ${app}`);
  });

  it('skips the tests only when it is told to, and the record says so', async () => {
    await release('publish', 'reader', '--skip-tests');
    expect(await read('ran')).not.toContain('-t test');
    const { stable, versions } = (await standing()).remotes['reader']!;
    expect(versions[stable]).toMatchObject({ testsSkipped: true });
    expect((await readLog(data.release)).at(-1)).toMatchObject({ testsSkipped: true });
    expect(await release('status')).toMatch(/tests skipped/);
  });

  it('is told by status to be published again where its hashes are of a kind that will be refused', async () => {
    expect(await release('status')).not.toMatch('sha384');
    const registry = await read('data/host/registry.json');
    await put('data/host/registry.json', registry.replaceAll(/sha256-[\w+/]{43}=/g, `sha384-${'A'.repeat(64)}`));
    expect(await release('status')).toMatch(/stable .*sha384: publish it again/);
  });

  it('lists a candidate, which nobody gets', async () => {
    const { stable } = (await standing()).remotes['reader']!;
    expect(await release('publish', 'reader', '--candidate')).toMatch(
      /can be promoted; nobody gets it yet\n[^]*is a candidate/,
    );
    const reader = (await standing()).remotes['reader']!;
    expect(reader.stable).toBe(stable);
    expect(Object.keys(reader.versions)).toHaveLength(2);
    // A start may still update what nobody has released.
    expect(await start()).toEqual([]);
  });

  it('publishes the shell like any other app', async () => {
    await buildShell('two');
    const before = (await standing()).shell!.stable;
    expect(await release('publish', 'shell', '--candidate')).toMatch(/shell \w+ is a candidate/);
    expect((await standing()).shell!.stable).toBe(before);
    expect(await release('publish', 'shell')).toMatch(/Published shell/);
    expect((await standing()).shell!.previous).toBe(before);
    await release('rollback', 'shell');
    expect((await standing()).shell!.stable).toBe(before);
  });

  it('writes nothing in a dry run, and says the same', async () => {
    const before = (await readdir(data.host, { recursive: true })).sort();
    expect(await release('publish', 'reader', '--dry-run')).toMatch(
      /This would change:\n[^]*everybody gets[^]*Nothing was changed\.$/,
    );
    expect((await readdir(data.host, { recursive: true })).sort()).toEqual(before);
  });

  it('is refused when somebody else released the same app during the checks', async () => {
    const said: string[] = [];
    const slow = runCommandLine(['publish', 'shell'], {
      repository: root,
      usualHost: () => data,
      progress: (line) => void said.push(line),
    });
    await expect.poll(() => said).toContain('Checking the types of shell …');
    await buildShell('overtaking');
    await publishBuiltShell();
    await buildShell('two');
    await expect(slow).rejects.toThrow('Somebody else released shell meanwhile');
  });
});

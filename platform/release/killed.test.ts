import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCommandLine } from './command-line.ts';
import { readContent } from './content.ts';
import { hostFolder } from './host-folder.ts';
import { appsOf, pointedVersions } from './registry-app.ts';
import { build, data, inlinedIn, publish, registryFrom, root, standing, start } from './testing/repository.ts';

const here = import.meta.dirname;

/**
 * Runs a command on a host in a process that is killed, or whose disk is full.
 * @returns the signal; null when it had ended before. Rejects with what it says
 */
function runTroubled(
  host: string,
  args: readonly string[],
  trouble: NodeJS.ProcessEnv,
): Promise<NodeJS.Signals | null> {
  const files = [path.join(here, 'testing/kill-at.ts'), path.join(here, 'testing/run.ts')];
  const child = spawn(process.execPath, ['--import', files[0]!, files[1]!, root, host, ...args], {
    env: { ...process.env, ...trouble },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => void (complaint += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => (code ? reject(new Error(complaint)) : resolve(signal)));
  });
}

/** Runs a command on a host to its end. */
const command = (host: string, args: readonly string[]): Promise<string> =>
  runCommandLine(args, { repository: root, usualHost: () => hostFolder(host), progress: () => undefined });

/** Whether a browser gets the page, the registry, and every file of every version that one of them names. */
async function expectServed(host: string): Promise<void> {
  const page = await readFile(path.join(host, 'index.html'), 'utf8');
  const complete = registryFrom(await readFile(path.join(host, 'registry.json'), 'utf8'));
  const inPage = inlinedIn(page);
  expect(inPage.epoch).toBe(complete.epoch);
  expect(complete.revision - inPage.revision).toBeLessThanOrEqual(1);
  expect(existsSync(path.join(host, /src="\/(shell\/\w+\/main\.js)"/.exec(page)![1]!))).toBe(true);
  for (const [name, app] of [...appsOf(complete), ...appsOf(inPage)])
    for (const id of pointedVersions(app)) {
      const { files } = await readContent(path.join(host, ...(name === 'shell' ? ['shell'] : ['r', name]), id));
      expect(files).toMatchObject(app.versions[id]!.files);
    }
}

/** A host on which each command has something to do. */
async function prepared(): Promise<void> {
  await start();
  for (const code of ['two', 'three']) {
    await build('reader', code);
    await publish('reader');
  }
  await build('reader', 'four');
}

const candidate = async (): Promise<string> => Object.keys((await standing()).remotes['reader']!.versions)[1]!;

interface Killed {
  readonly name: string;
  readonly args: () => Promise<string[]>;
  /** What is done to the host before. */
  readonly before?: string[];
  /** Every how many-th file operation it is killed at, by `npm test`. Without it only `npm run test:full` kills it. */
  readonly step?: number;
}

const commands: readonly Killed[] = [
  { name: 'publish', args: async () => ['publish-built', 'reader'] },
  { name: 'rollback', args: async () => ['rollback', 'reader'], step: 3 },
  { name: 'promote', args: async () => ['promote', `reader@${await candidate()}`, '--percent', '5'] },
  {
    name: 'promote to another host',
    args: async () => ['promote', '--from', data.host, '--to', killedHost()],
    before: ['rollback', 'reader'],
  },
  { name: 'disable', args: async () => ['disable', 'reader'] },
  { name: 'withdraw', args: async () => ['withdraw', `reader@${await candidate()}`] },
  { name: 'gc', args: async () => ['gc', '--days', '0', '--grace', '0'] },
];

const killedHost = (): string => path.join(root, 'killed');

const kills = commands.flatMap((killed) => [
  { ...killed, where: 'wherever it is killed', step: 1, tags: ['full'] },
  ...(killed.step ? [{ ...killed, where: 'killed at some of its file operations', step: killed.step, tags: [] }] : []),
]);

for (const { name, where, args: argsOf, before, step, tags } of kills)
  it(`${name} leaves a host that serves, ${where}`, { timeout: 240_000, tags }, async () => {
    await prepared();
    const args = await argsOf();
    const host = killedHost();
    let killAt = 1;
    for (; ; killAt += step) {
      await rm(host, { recursive: true, force: true });
      await cp(data.host, host, { recursive: true });
      if (before) await command(host, before);
      const signal = await runTroubled(host, args, { KILL_AT: String(killAt) });
      await expectServed(host);
      if (signal === null) break;
      // The next release works, and completes what was left.
      await command(host, ['disable', 'account']);
      await command(host, ['verify']);
    }
    expect(killAt).toBeGreaterThan(5);
  });

/**
 * Fills the disk at each write of a command, until it comes to its end.
 * @returns what it said each time, and whether the host was as before
 */
async function runOnFullDisks(...args: readonly string[]): Promise<{ said: unknown; isSame: boolean }[]> {
  await prepared();
  const filesOf = async (host: string): Promise<[name: string, content: string][]> => {
    const entries = await readdir(host, { recursive: true, withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    return Promise.all(
      names
        .filter((name) => !/\/lock(?:-journal)?$/.test(name))
        .sort()
        .map(async (name) => [name, await readFile(name, 'base64')] as [string, string]),
    );
  };
  const before = await filesOf(data.host);
  const outcomes: { said: unknown; isSame: boolean }[] = [];
  for (let fullAt = 1; ; fullAt += 1) {
    const said = await runTroubled(data.host, args, { FULL_AT: String(fullAt) }).catch((error: Error) => error.message);
    if (said === null) return outcomes;
    outcomes.push({ said, isSame: JSON.stringify(await filesOf(data.host)) === JSON.stringify(before) });
  }
}

const says = 'says that the disk is full and changes nothing, wherever it gets full';
for (const { name, options } of [
  { name: 'rollback', options: {} },
  { name: 'publish-built', options: { tags: ['full'], timeout: 240_000 } },
])
  it(`${name} ${says}`, options, async () => {
    const outcomes = await runOnFullDisks(name, 'reader');
    expect(outcomes.length).toBeGreaterThan(2);
    const said = 'The disk is full (write): make room and run the command again.\n';
    expect(outcomes).toEqual(outcomes.map(() => ({ said, isSame: true })));
  });

it('ends in order when who reads its output stops early, like `head`', async () => {
  const child = spawn(process.execPath, [path.join(here, 'cli.ts'), 'help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => void (complaint += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect([code, complaint]).toEqual([0, '']);
});

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { parseRegistry } from '@berea/registry';
import { readConfig } from '@berea/validation';
import { openDatabase } from '@berea/embedded';
import { postgresInstalled, startTestPostgres } from '@berea/embedded/testing/postgres';
import { ensureModules } from '@berea/importer';
import { preparedDatabases } from '@berea/supabase/prepared-databases';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { takeLock } from '@berea/embedded/lock';
import { importCommand } from '@berea/tools/import/command';
import { runCommandLine } from '@berea/platform/release/command-line';
import { dataFolder } from '@berea/platform/release/host-folder';
import { nginxInstalled, servedByNginx } from '@berea/platform/release/testing/served-by-nginx';

/** End-to-end tests of `npm start`: real processes, a separate data folder, and the failures that can occur. */
const repository = path.resolve(import.meta.dirname, '..');
const kept = path.resolve(repository, process.env['BEREA_DATA'] || '.data');

let root: string;
let data: string;
/** A data folder whose database has every text. */
let prepared: string;
/** Simulates a machine without a network: nothing listens on port 1, and apt-get fails. */
let offline: NodeJS.ProcessEnv;
const running = new Set<ChildProcess>();

/** Milliseconds. A start takes seconds; on a busy machine, which also builds the apps, much longer. */
const slow = 240_000;

interface Run {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

/** Starts the product the way npm does, or by npm, and closes its standard input. */
function start(
  variables: NodeJS.ProcessEnv = {},
  command = [process.execPath, path.join(repository, 'server/start.mjs')],
): Run {
  const [program, ...args] = command as [string, ...string[]];
  const child = spawn(program, args, {
    cwd: repository,
    env: { ...process.env, PORT: '0', BEREA_DATA: data, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() =>
    running.delete(child),
  );
  return { child, output: () => output, exit };
}

/** Waits for a line. @returns its first group, or the line */
async function printed({ output, child }: Run, line: RegExp): Promise<string> {
  for (;;) {
    const match = line.exec(output());
    if (match) return match[1] ?? match[0];
    if (child.exitCode !== null) throw new Error(`It ended without ${String(line)}:\n${output()}`);
    await delay(50);
  }
}

const ready = (run: Run): Promise<string> => printed(run, /^Berea is ready at (http:\/\/localhost:\d+)$/m);

/**
 * Expects a failed start: it prints only phases, notes to them and one sentence, and exits with a non-zero code. @returns the sentence
 */
async function refusal(run: Run): Promise<string> {
  expect(await run.exit).toBe(1);
  const sentences = run
    .output()
    .trim()
    .split('\n')
    // Beside the phases: what is not there, and is done without.
    .filter((line) => !/^[ a-z]+ (\d|[\d.]+ s|\d+ %)/.test(line) && !line.startsWith('  '));
  expect(sentences, run.output()).toHaveLength(1);
  return sentences[0] ?? '';
}

/** The ids of all processes that have this test's data folder in their arguments or environment. */
async function processesOf(folder: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  const mentions = (file: string): boolean => {
    try {
      return readFileSync(file, 'latin1').includes(folder);
    } catch {
      return false;
    }
  };
  return ids.filter((id) => mentions(`/proc/${id}/cmdline`) || mentions(`/proc/${id}/environ`));
}

function commandOf(id: string): string {
  try {
    return `${id}: ${readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')}`;
  } catch {
    return `${id}: ended meanwhile`;
  }
}

/** An import hears of the end of its parent between two steps, which on a busy machine takes seconds. */
async function nothingIsLeft(): Promise<void> {
  for (let tries = 0; tries < 600 && (await processesOf(data)).length > 0; tries++) await delay(50);
  expect((await processesOf(data)).map(commandOf)).toEqual([]);
}

/** Waits for a process of the product. @returns its id */
async function processThat(run: Run, runs: string): Promise<number> {
  for (;;) {
    const found = (await processesOf(data)).find((id) => commandOf(id).includes(runs));
    if (found) return Number(found);
    if (run.child.exitCode !== null) throw new Error(`It ended without ${runs}:\n${run.output()}`);
    await delay(50);
  }
}

/** A copy of the data folder with its texts. The caller removes it. */
async function preparedCopy(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(repository, 'tools/test/prepare-data.ts')]);
  return stdout.trim();
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'berea-start-'));
  data = path.join(root, 'data');
  await mkdir(path.join(root, 'bin'));
  await writeFile(path.join(root, 'bin/apt-get'), '#!/bin/sh\nexit 100\n', { mode: 0o755 });
  offline = {
    BEREA_EBIBLE_URL: 'http://127.0.0.1:1',
    BEREA_CROSSWIRE_URL: 'http://127.0.0.1:1',
    BEREA_VERSIONS_FROM: 'off',
    PATH: `${path.join(root, 'bin')}:${process.env['PATH'] ?? ''}`,
  };
  await ensureModules(kept);
}, 240_000);
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('npm start fails with one sentence that', () => {
  it('names every invalid variable', async () => {
    expect(await refusal(start({ PORT: 'http', DATABASE_URL: 'somewhere' }))).toMatch(
      /^The environment cannot be used: PORT must be.*; DATABASE_URL must be/,
    );
  });

  it('says that the port is in use', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    const port = await new Promise<number>((resolve) =>
      other.once('listening', () => resolve((other.address() as net.AddressInfo).port)),
    );
    expect(await refusal(start({ PORT: String(port) }))).toMatch(
      `Port ${port} on 127.0.0.1 is taken by another program`,
    );
    other.close();
  });

  it('says that this machine has no such address', { tags: ['full'] }, async () => {
    expect(await refusal(start({ HOST: '192.0.2.1' }))).toMatch('This machine has no address 192.0.2.1');
  });

  it('says that another copy is running on the data folder', { tags: ['full'] }, async () => {
    const release = await takeLock(path.join(data, 'start.lock'));
    expect(await refusal(start())).toMatch(`Another copy of Berea is running on the data folder ${data}`);
    release();
  });

  it('says that the data folder cannot be used', { tags: ['full'] }, async () => {
    await writeFile(path.join(root, 'a-file'), '');
    expect(await refusal(start({ BEREA_DATA: path.join(root, 'a-file') }))).toMatch('cannot be used');
  });

  it('says that PostgreSQL cannot be reached', { tags: ['full'] }, async () => {
    expect(await refusal(start({ DATABASE_URL: 'postgres://postgres:hunter2@127.0.0.1:1/berea' }))).not.toMatch(
      'hunter2',
    );
  });
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The verse markers of John 3, from a product that runs there. */
async function chapterFrom(origin: string): Promise<RegExpMatchArray | null> {
  const { supabaseUrl, supabaseKey } = readConfig(await (await fetch(`${origin}/config.json`)).json());
  const chapter = await fetch(new URL('functions/v1/bible-chapter', origin + supabaseUrl), {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify({ book: 'John', chapter: 3, bibleId: '06125adad2d5898a-01' }),
  });
  return (await chapter.text()).match(/data-number=/g);
}

/** Runs a command of the release tool on the host in the data folder. @returns the last line that it prints */
const release = (...args: string[]): Promise<string> =>
  runCommandLine(args, { repository, usualHost: () => dataFolder(data), progress: () => undefined });

/** Kills a process, unless it has ended already: one that lost its parent ends on its own. */
function killed(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

// These tests depend on their order: each start uses the state that the previous one left.
describe('npm start, in a folder without texts,', () => {
  it(
    'says that the texts cannot be fetched without a network, before it makes a database or builds anything',
    async () => {
      const run = start(offline);
      expect(await refusal(run)).toMatch(/The texts could not be fetched.*connect this computer to the internet/);
      expect(run.output()).not.toMatch(/^(database|build)/m);
      expect(await readdir(data)).not.toContain('database');
      await nothingIsLeft();
    },
    slow,
  );

  it('does not accept a damaged package', { tags: ['full'], timeout: slow }, async () => {
    await cp(path.join(kept, 'packages'), path.join(data, 'packages'), { recursive: true });
    const modules = path.join(data, 'packages/StrongsGreek/sword/modules');
    const [file] = (await readdir(modules, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    await truncate(path.join(file!.parentPath, file!.name), 100);
    expect(await refusal(start(offline))).toMatch('The texts could not be fetched');
  });

  it('shows the sentence with which the import gives up', { tags: ['full'], timeout: slow }, async () => {
    await cp(path.join(kept, 'packages'), path.join(data, 'packages'), { recursive: true });
    const release = await takeLock(path.join(data, 'database.lock'));
    expect(await refusal(start(offline))).toMatch(`The data folder ${data} is in use by another running copy`);
    release();
    await nothingIsLeft();
  });

  it(
    'can be killed in the middle of the import, and finishes it at the next start',
    { tags: ['full'], timeout: 2 * slow },
    async () => {
      const killedRun = start(offline);
      await printed(killedRun, /writing 20 %/);
      for (const id of await processesOf(data)) killed(Number(id));
      await killedRun.exit;

      const run = start(offline);
      expect(await chapterFrom(await ready(run))).toHaveLength(36);
      run.child.kill('SIGINT');
      expect(await run.exit).toBe(0);
      await nothingIsLeft();
    },
  );
});

// These tests depend on their order too: none but the last lets the import finish.
describe('npm start, where a part of the library is to be imported,', () => {
  const outdate = `update public.search_built set fingerprint = 'older'`;
  let outdated: string;
  beforeAll(async () => {
    outdated = await preparedCopy();
    data = outdated;
    await cp(path.join(kept, 'packages'), path.join(data, 'packages'), { recursive: true });
    const database = await openDatabase({ dataFolder: data });
    await database.tx((tx) => tx.exec(outdate));
    await database.close();
  }, 240_000);
  afterAll(() => rm(outdated, { recursive: true, force: true }));

  it(
    'runs what `npm run import` runs, with its flags, and ends it at Ctrl-C',
    { tags: ['full'], timeout: slow },
    async () => {
      const run = start(offline);
      const importing = await processThat(run, (await importCommand()).join(' '));
      expect(commandOf(String(importing))).toContain('--max-old-space-size');
      run.child.kill('SIGINT');
      expect(await run.exit).toBe(130);
      await nothingIsLeft();
    },
  );

  it('ends the import when it is killed itself', { tags: ['full'], timeout: slow }, async () => {
    const run = start(offline);
    await processThat(run, 'tools/import/cli.ts');
    process.kill(await processThat(run, 'server/main.ts'), 'SIGKILL');
    expect(await run.exit).not.toBe(0);
    await nothingIsLeft();
  });

  it('says so when the import was killed', { tags: ['full'], timeout: slow }, async () => {
    const run = start(offline);
    process.kill(await processThat(run, 'tools/import/cli.ts'), 'SIGKILL');
    expect(await refusal(run)).toMatch(
      'The import of the texts ended before it was complete (SIGKILL): start again to continue it.',
    );
    await nothingIsLeft();
  });

  it.skipIf(!postgresInstalled)(
    'does so in the PostgreSQL at DATABASE_URL',
    { tags: ['full'], timeout: slow },
    async () => {
      const { postgres, postgresDatabase } = preparedDatabases(kept);
      const server = (await startTestPostgres(postgres))!;
      try {
        const databaseUrl = server.urlOf(postgresDatabase);
        const database = await openDatabase({ dataFolder: data, databaseUrl });
        await database.tx((tx) => tx.exec(outdate));
        await database.close();
        const run = start({ ...offline, DATABASE_URL: databaseUrl });
        expect(await chapterFrom(await ready(run))).toHaveLength(36);
        expect(run.output()).toMatch(/^ *Library: [\d,]+ terms/m);
        run.child.kill('SIGINT');
        expect(await run.exit).toBe(0);
        await nothingIsLeft();
      } finally {
        await server.stop();
      }
    },
  );

  it('imports it, shows what the import reports, and serves it', { tags: ['full'], timeout: slow }, async () => {
    const run = start(offline);
    expect(await chapterFrom(await ready(run))).toHaveLength(36);
    expect(run.output()).toMatch(/^migrations +[\d.]+ s$/m);
    expect(run.output()).toMatch(/^ *Library: [\d,]+ terms/m);
    run.child.kill('SIGINT');
    expect(await run.exit).toBe(0);
    await nothingIsLeft();
  });
});

describe('npm start, in a folder with its texts,', () => {
  beforeAll(async () => {
    prepared = await preparedCopy();
    data = prepared;
  }, 240_000);
  afterAll(() => rm(prepared, { recursive: true, force: true }));

  it(
    'serves the whole product, and leaves no process behind after Ctrl-C',
    async () => {
      const run = start(offline);
      const origin = await ready(run);
      expect(run.output().trimEnd().split('\n').at(-1)).toBe(`Berea is ready at ${origin}`);
      // eslint-disable-next-line no-control-regex -- that there are none is the point
      expect(run.output()).not.toMatch(/\u001b/);
      expect(run.output()).not.toMatch(/^migrations/m);
      const health = await fetch(`${origin}/healthz`);
      expect([health.status, await health.json()]).toEqual([
        200,
        { status: 'ready', database: 'ready', functions: 'ready' },
      ]);
      expect((await fetch(`${origin}/mailbox`)).status).toBe(404);
      expect((await fetch(await printed(run, /^Mail is shown at (\S+)$/m))).status).toBe(200);
      expect(parseRegistry(await (await fetch(`${origin}/registry.json`)).json())).toMatchObject({
        ok: true,
        problems: [],
        registry: { paths: { bible: 'reader' } },
      });
      const { backend } = readConfig(await (await fetch(`${origin}/config.json`)).json());
      expect(backend?.functions).toContain('bible-chapter');
      expect(backend?.migration).toMatch(/^\d{14}$/);
      expect(await chapterFrom(origin)).toHaveLength(36);
      expect(await release('verify', '--url', origin)).toMatch(
        /^All \d+ files, the registry and the page are in order/,
      );

      // The copy was readable, as a folder of an older start is.
      const open = (await readdir(data, { recursive: true, withFileTypes: true })).filter(
        ({ parentPath, name }) => lstatSync(path.join(parentPath, name)).mode & 0o077,
      );
      expect(
        open.filter((entry) => !entry.isSymbolicLink()).map(({ parentPath, name }) => path.join(parentPath, name)),
      ).toEqual([]);
      expect(lstatSync(data).mode & 0o777).toBe(0o700);

      expect(await refusal(start())).toMatch('Another copy of Berea is running');
      run.child.kill('SIGINT');
      expect(await run.exit).toBe(0);
      await nothingIsLeft();
    },
    slow,
  );

  it(
    'starts again without a network, and ends when its parent process ends in any way',
    async () => {
      const run = start({
        ...offline,
        PUBLIC_URL: 'https://berea.example',
        GATEWAY_TRUSTED_PROXIES: '1',
        GATEWAY_REQUESTS_PER_SECOND: '4',
      });
      const origin = await ready(run);
      // The public address stands in tokens and in links of mails, and browsers are to use https from then on.
      const { supabaseKey } = readConfig(await (await fetch(`${origin}/config.json`)).json());
      const signedUp = await fetch(`${origin}/auth/v1/signup`, {
        method: 'POST',
        headers: { apikey: supabaseKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'lydia@berea.example', password: 'Grace-and-peace-1' }),
      });
      const { access_token: token } = (await signedUp.json()) as { access_token: string };
      expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).toContain(
        '"iss":"https://berea.example/auth/v1"',
      );
      expect(signedUp.headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(run.output()).not.toContain('Mail is shown');
      // Pages and files have a limit for each address, too, and say when to come back.
      const ask = (address: string) => fetch(`${origin}/robots.txt`, { headers: { 'x-forwarded-for': address } });
      const flood = await Promise.all(Array.from({ length: 150 }, () => ask('203.0.113.7')));
      const refused = flood.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused[0]?.headers.get('retry-after')).toBe('5');
      expect(flood.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(100);
      expect((await ask('203.0.113.8')).status).toBe(200);
      run.child.kill('SIGKILL');
      await run.exit;
      await nothingIsLeft();
    },
    slow,
  );

  // Each is put back for the next.
  for (const [file, sentence] of [
    ['keys.json', /^The keys in .* cannot be read: put a copy of the file back/],
    ['database/global/pg_control', /^The database in .* cannot be opened .*put a copy of the folder back/],
    ['host/.release/log.json', /log\.json is damaged: put a copy of it back, or remove it/],
  ] as const)
    it(`says in one sentence what to do without ${file}`, { tags: ['full'], timeout: slow }, async () => {
      const damaged = path.join(data, file);
      await rename(damaged, `${damaged}.kept`);
      await writeFile(damaged, '[');
      expect(await refusal(start(offline))).toMatch(sentence);
      await rename(`${damaged}.kept`, damaged);
      await nothingIsLeft();
    });

  it.skipIf(!nginxInstalled)(
    'can be exported, and nginx serves what it serves',
    { tags: ['full'], timeout: 900_000 },
    async () => {
      const run = start(offline);
      const from = await ready(run);
      const exported = path.join(root, 'exported');
      const listen = '127.0.0.1:' + (await freePort());
      await release('export', exported, '--from', from, '--listen', listen);
      const origin = `http://${listen}`;
      const nginx = await servedByNginx(exported, path.join(root, 'nginx'), origin);
      try {
        expect(await release('verify', '--url', origin)).toMatch(/are in order/);
        for (const address of ['/', '/bible/john/3'])
          expect(await (await fetch(origin + address)).text()).toContain('id="berea-rendered"');
        expect(await (await fetch(`${origin}/healthz`)).json()).toMatchObject({ status: 'ready' });
        expect(await chapterFrom(origin)).toHaveLength(36);
      } finally {
        await nginx.stop();
      }
      run.child.kill('SIGINT');
      expect(await run.exit).toBe(0);
    },
  );

  // npm forwards the first to its shell, which ends without telling anybody; of the others npm itself ends like that.
  for (const [signal, tags] of [
    ['SIGTERM', []],
    ['SIGHUP', ['full']],
    ['SIGQUIT', ['full']],
    ['SIGKILL', ['full']],
  ] as const)
    it(`ends, and closes its database, when npm gets ${signal}`, { tags: [...tags], timeout: slow }, async () => {
      const run = start(offline, ['npm', 'start']);
      await ready(run);
      run.child.kill(signal);
      await nothingIsLeft();
      // What `pg_controldata` calls "shut down"; a database that is in use, or was left in the middle, has another.
      expect(readFileSync(path.join(data, 'database/global/pg_control')).readUInt32LE(16)).toBe(1);
    });

  it('ends its functions when it is killed, and starts once more', { tags: ['full'], timeout: slow }, async () => {
    const run = start(offline);
    await ready(run);
    process.kill(await processThat(run, 'server/main.ts'), 'SIGKILL');
    expect(await run.exit).not.toBe(0);
    await nothingIsLeft();
    const again = start(offline);
    const origin = await ready(again);
    const { supabaseKey } = readConfig(await (await fetch(`${origin}/config.json`)).json());
    const ask = async (question: string) => {
      const response = await fetch(`${origin}/functions/v1/scripture-question`, {
        method: 'POST',
        headers: { authorization: `Bearer ${supabaseKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ question }),
      });
      return [response.status, typeof ((await response.json()) as { data?: unknown }).data];
    };
    // The first one reads the cards.
    await ask('What does the Bible say about hope?');
    const inFlight = Array.from({ length: 8 }, (_, at) => ask(`What does the Bible say about worry and number ${at}?`));
    await delay(100);
    again.child.kill('SIGTERM');
    // What is being answered is still answered.
    expect(await Promise.all(inFlight)).toEqual(inFlight.map(() => [200, 'object']));
    expect(await again.exit).toBe(0);
    await nothingIsLeft();
  });
});

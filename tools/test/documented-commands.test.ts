import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runCommandLine } from '@berea/platform/release/command-line';
import { dataFolder, readRegistry } from '@berea/platform/release/host-folder';
import { documentedCommands, type Documented } from './documented-commands.ts';

/** What the README, CONTRIBUTING and docs/releases.md tell somebody to type is typed here, in their order. */
const repository = path.resolve(import.meta.dirname, '../..');
const execute = promisify(execFile);
const commands = await documentedCommands(repository);

/** Not typed, with the reason. Everything else is: a new command cannot be forgotten. */
const leftOut: readonly (readonly [RegExp, string])[] = [
  [/^npm (?:test|run test:full|run check)$/, 'runs the tests, of which this is one'],
  [/^npm run screens/, 'takes pictures of every screen for many minutes'],
  [/^npx changeset$/, 'asks questions'],
  [/^npx changeset version$/, 'removes the pending changesets'],
  [/^(?:nx|time) /, 'is quoted where its numbers or its use are explained'],
  [/^npm run release -- …$|^npm run dev$/, 'is the name of a command, not one that is typed'],
];
const reasonOf = (command: string): string | undefined => leftOut.find(([pattern]) => pattern.test(command))?.[1];

/** Milliseconds. A command takes seconds, a first build with all checks some minutes. */
const longest = 900_000;

/** What stays until it is ended, and what it says when it is ready. */
const servers: readonly (readonly [RegExp, RegExp])[] = [
  [/^npm start$/, /Berea is ready at (http:\/\/\S+)/],
  [/^npm run dev -- /, /is ready at (http:\/\/\S+)/],
  [/^npm run storybook$/, /Local: +(http:\/\/\S+)/],
];

describe('each command of the documents', () => {
  it('is there: its script, and for a release its command and options', async () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8')));
    for (const { document, command } of commands) {
      const [, script] = /^(?:[A-Z_]+=\S+ )*npm (?:run )?([\w:-]+)/.exec(command) ?? [];
      if (script !== undefined) expect(Object.keys(scripts), `${document}: ${command}`).toContain(script);
      const [, args] = /npm run release -- ([^…].*)$/.exec(command) ?? [];
      if (args !== undefined)
        await runCommandLine([...args.split(' '), '--help'], {
          repository,
          usualHost: () => dataFolder(repository),
          progress: () => undefined,
        });
    }
    expect(commands.length).toBeGreaterThan(40);
    for (const [pattern, why] of leftOut)
      expect(
        commands.some(({ command }) => pattern.test(command)),
        `nobody needs “${why}”`,
      ).toBe(true);
  });
});

describe('the documents, command after command,', () => {
  let clone: string;
  let env: NodeJS.ProcessEnv;
  let running: { readonly child: ChildProcess; readonly command: string; readonly origin: string } | undefined;
  /** Of the remote that was published last. */
  let published = '';

  beforeAll(async () => {
    const kept = path.resolve(repository, process.env['BEREA_DATA'] || '.data');
    // On the disk: what is installed is too much for the memory.
    await mkdir(path.join(kept, 'test'), { recursive: true });
    clone = await mkdtemp(path.join(kept, 'test/documents-'));
    const git = async (...args: string[]): Promise<string> => (await execute('git', args, { cwd: repository })).stdout;
    // What is not committed yet belongs to what is tested.
    const now = (await git('stash', 'create')).trim() || 'HEAD';
    const commit = (await git('rev-parse', now)).trim();
    await execute('git', ['clone', '--quiet', '--shared', '--no-checkout', repository, clone]);
    await execute('git', ['checkout', '--quiet', '-b', 'work', commit], { cwd: clone });
    await execute('cp', ['-a', path.join(repository, 'node_modules'), path.join(clone, 'node_modules')]);
    const copy = (await execute(process.execPath, [path.join(repository, 'tools/test/prepare-data.ts')])).stdout.trim();
    await cp(path.join(kept, 'packages'), path.join(copy, 'packages'), { recursive: true });
    env = {
      ...process.env,
      BEREA_DATA: copy,
      BEREA_VERSIONS_FROM: 'off',
      PORT: String(await freePort()),
      // `git commit` asks for a message with it.
      GIT_EDITOR: 'echo "feat: a change" >',
      GIT_AUTHOR_NAME: 'Lydia',
      GIT_AUTHOR_EMAIL: 'lydia@berea.example',
      GIT_COMMITTER_NAME: 'Lydia',
      GIT_COMMITTER_EMAIL: 'lydia@berea.example',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      CI: 'true',
    };
  }, 240_000);
  afterAll(async () => {
    await stop();
    for (const folder of [clone, env['BEREA_DATA']!]) await rm(folder, { recursive: true, force: true });
  });

  async function freePort(): Promise<number> {
    const probe = net.createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as net.AddressInfo;
    probe.close();
    return port;
  }

  async function stop(): Promise<void> {
    const child = running?.child;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    process.kill(-child.pid!, 'SIGTERM');
    await ended;
  }

  /** Starts what stays, instead of what ran before, and waits until it is ready. */
  async function serve(command: string, ready: RegExp): Promise<void> {
    // This one runs beside the product.
    const product = command.includes(' --against ') ? running : undefined;
    if (product) running = undefined;
    else await stop();
    const child = spawn('bash', ['-c', command], {
      cwd: clone,
      env: { ...env, ...(product && { PORT: '0' }) },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    running = { child, command, origin: '' };
    try {
      const deadline = Date.now() + longest;
      while (!ready.test(output)) {
        if (child.exitCode !== null || Date.now() > deadline) throw new Error(output);
        await delay(100);
      }
      running = { child, command, origin: ready.exec(output)![1]! };
      if (product) await stop();
    } finally {
      if (product) running = product;
    }
  }

  /** Runs what ends by itself. @returns all that it prints */
  const run = (command: string): Promise<string> =>
    execute('bash', ['-c', command], { cwd: clone, env, maxBuffer: 2 ** 26, timeout: longest }).then(
      ({ stdout, stderr }) => stdout + stderr,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`${command}\n${stdout}${stderr}`);
      },
    );

  /** Before something is published, there is something new in it. */
  async function change(remote: string): Promise<void> {
    const folder = path.join(clone, `apps/${remote}/src/remote`);
    await appendFile(path.join(folder, (await readdir(folder))[0]!), `// Changed at ${Date.now()}.\n`);
  }

  /** As it is written, with what it leaves open. */
  async function typed({ command }: Documented): Promise<void> {
    const server = servers.find(([pattern]) => pattern.test(command));
    const needsProduct = /https?:\/\/(?:berea\.example|localhost)|release -- (?:smoke|status)/.test(command);
    if (needsProduct && running?.command !== 'npm start') await serve('npm start', servers[0]![1]);
    const text = command
      .replace(/https?:\/\/(?:berea\.example|localhost:\d+)/, running?.origin ?? '')
      .replace('<version>', published)
      .replace('<name>', 'size')
      .replace('sb_secret_…', command.includes('sb_secret_…') ? await secretKey() : '');
    const [, name, value] = /^export (\w+)=(.*)$/.exec(text) ?? [];
    if (name !== undefined) return void (env[name] = value);
    if (server) return serve(text, server[1]);
    const [, remote] = /release -- publish (\w+)/.exec(text) ?? [];
    if (remote !== undefined) {
      await change(remote);
      if (!text.includes('--dirty')) await run('git commit -qam change');
    }
    // It opens the database, which one process has at a time.
    if (text === 'npm run import') await stop();
    const said = await run(text);
    if (remote !== undefined) published = await versionIn(said, remote);
  }

  const secretKey = async (): Promise<string> =>
    z
      .object({ secret: z.string() })
      .parse(JSON.parse(await readFile(path.join(env['BEREA_DATA']!, 'keys.json'), 'utf8'))).secret;

  async function versionIn(said: string, remote: string): Promise<string> {
    const version = new RegExp(`^(?:Published )?${remote} (\\d\\S+?)(?: is a candidate|\\. )`, 'm').exec(said)?.[1];
    const { remotes } = await readRegistry(dataFolder(env['BEREA_DATA']!));
    expect(Object.keys(remotes[remote]!.versions), said).toContain(version);
    return version!;
  }

  it('work as they are written', { tags: ['full'], timeout: 3_600_000 }, async () => {
    const failed: string[] = [];
    for (const one of commands)
      if (reasonOf(one.command) === undefined)
        await typed(one).catch((error: Error) => failed.push(`${one.document}: ${one.command}\n${error.message}`));
    expect(failed).toEqual([]);
  });
});

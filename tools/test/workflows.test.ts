import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateLine } from '@berea/platform/release/commands/publish';
import { readApp } from '@berea/platform/release/apps';

/**
 * Every `run:` line of the workflows is executed here by bash, with commands in the place of those that change something
 * outside: `npm ci`, `npm test` and `gh` only record how they were called; `npm run release -- …` runs that command of the
 * release tool with `--help`, which refuses an unknown command or option; `npx nx` runs, without `--affected`, which would
 * need the history of the repository.
 */
const repository = path.resolve(import.meta.dirname, '../..');
const workflows = path.join(repository, '.github/workflows');
const node = process.execPath;

const commands = {
  npm: `
case "$*" in
  ci|test) ;;
  "run release -- "*) ${node} platform/release/cli.ts "\${@:4}" --help > /dev/null && echo "$CANDIDATE" ;;
  *) echo "npm $* is not known" >&2; exit 1 ;;
esac`,
  npx: `
[ "$1" = nx ] || exit 1
arguments=("\${@:2}")
[ "\${arguments[2]} \${arguments[3]}" = "--affected --base" ] || exit 1
${node} node_modules/.bin/nx "\${arguments[@]:0:2}" "\${arguments[@]:5}"`,
  gh: '',
};

const line = /^ *(?:- )?run: (.+)$/gm;

let folder: string;
let runs: [workflow: string, run: string][];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'berea-workflows-'));
  await mkdir(path.join(folder, 'bin'));
  for (const [name, body] of Object.entries(commands)) {
    const file = path.join(folder, 'bin', name);
    await writeFile(file, `#!/usr/bin/env bash\necho "${name} $*" >> "$CALLS"${body}\n`);
    await chmod(file, 0o755);
  }
  const files = await readdir(workflows);
  const found = await Promise.all(
    files.map(async (file) =>
      [...(await readFile(path.join(workflows, file), 'utf8')).matchAll(line)].map(
        ([, run]) => [file, run!] as [string, string],
      ),
    ),
  );
  runs = found.flat();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('every line is executed: none goes over several lines', async () => {
  expect(runs.length).toBeGreaterThan(0);
  expect(runs.filter(([, run]) => /^[|>]/.test(run))).toEqual([]);
});

describe('the workflows', () => {
  let calls: string[];
  let output: string;
  beforeAll(async () => {
    const env = {
      ...process.env,
      PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      CALLS: path.join(folder, 'calls'),
      CANDIDATE: candidateLine(await readApp(path.join(repository, 'apps'), 'reader'), '0.1.0-abcdef123456'),
      GITHUB_OUTPUT: path.join(folder, 'output'),
      NX_DAEMON: 'false',
      APP: '@berea/reader',
      NUMBER: '7',
      BASE: 'main',
      BEREA_HOST: path.join(folder, 'host'),
      PUBLIC_URL: 'https://berea.example',
    };
    // As GitHub runs a line with `shell: bash`. What a step leaves is there for the next.
    for (const [, run] of runs)
      await promisify(execFile)(
        'bash',
        [
          '--noprofile',
          '--norc',
          '-eo',
          'pipefail',
          '-c',
          run.replaceAll('candidate.txt', path.join(folder, 'candidate.txt')),
        ],
        { cwd: repository, env },
      );
    calls = (await readFile(env.CALLS, 'utf8')).trim().split('\n');
    output = await readFile(env.GITHUB_OUTPUT, 'utf8');
  }, 120_000);

  it('run all tests', () => {
    expect(calls).toContain('npm test');
  });

  it('find the apps that are affected', async () => {
    const apps = (await readdir(path.join(repository, 'apps'))).map((name) => `@berea/${name}`);
    expect(JSON.parse(/^apps=(.*)$/m.exec(output)![1]!).sort()).toEqual(apps.sort());
  });

  it('make a candidate, and say in the pull request where it can be tried', () => {
    expect(calls).toContain(
      `npm run release -- publish reader --candidate --note pull request 7 --host ${path.join(folder, 'host')}`,
    );
    expect(calls.find((call) => call.startsWith('gh '))).toMatch(
      / https:\/\/berea\.example\/bible#try=reader@0\.1\.0-abcdef123456$/,
    );
  });

  it('publish what is on main', () => {
    expect(calls).toContain(`npm run release -- publish reader --host ${path.join(folder, 'host')}`);
  });
});

it('each app belongs to the team that its package.json names', async () => {
  const lines = (await readFile(path.join(repository, '.github/CODEOWNERS'), 'utf8')).split('\n');
  const names = await readdir(path.join(repository, 'apps'));
  const wanted = await Promise.all(
    names.map(async (name) => {
      const { offer } = await readApp(path.join(repository, 'apps'), name);
      return `/apps/${name}/ @berea/${offer?.owner ?? 'platform'}`;
    }),
  );
  expect(lines.filter((one) => one.startsWith('/apps/')).sort()).toEqual(wanted.sort());
});

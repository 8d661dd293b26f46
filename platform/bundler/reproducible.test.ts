import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** Packages whose code is in the studies' build. In a copy of the tree they stand where an installation puts them. */
const bundled = ['@module-federation', 'react', 'zod', 'ts-ics'];

/** Folders and files that a build of the studies reads. */
const sources = ['apps/studies', 'libs', 'platform', 'package.json', 'package-lock.json'];

let root: string;

/** Copies the tree to a folder. Packages that only run the build are linked. */
function copyTo(folder: string): string {
  const isSource = (file: string) => !/\/(?:node_modules|dist)(?:\/|$)/.test(path.relative(repository, `/${file}`));
  for (const source of sources)
    cpSync(path.join(repository, source), path.join(folder, source), { recursive: true, filter: isSource });
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@berea'), { recursive: true });
  for (const name of readdirSync(path.join(repository, 'node_modules'))) {
    const installed = path.join(repository, 'node_modules', name);
    if (bundled.includes(name)) cpSync(installed, path.join(modules, name), { recursive: true });
    else if (name !== '@berea') symlinkSync(installed, path.join(modules, name));
  }
  for (const library of readdirSync(path.join(repository, 'libs')))
    symlinkSync(path.join(folder, 'libs', library), path.join(modules, '@berea', library));
  for (const name of ['platform', 'platform/registry'])
    symlinkSync(path.join(folder, name), path.join(modules, '@berea', path.basename(name)));
  return folder;
}

/** Builds the studies of a copy. @returns each file with a hash of its bytes */
async function build(folder: string): Promise<Record<string, string>> {
  const app = path.join(folder, 'apps/studies');
  await run(process.execPath, [path.join(repository, 'node_modules/.bin/rspack'), 'build'], { cwd: app });
  const files = readdirSync(path.join(app, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(app, 'dist', file)).isFile())
    .sort();
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(app, 'dist', file)))
      .digest('hex');
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}

const containerOf = (folder: string): string | undefined =>
  /berea_studies_[0-9a-f]{12}/.exec(readFileSync(path.join(folder, 'apps/studies/dist/remoteEntry.js'), 'utf8'))?.[0];

beforeAll(() => void (root = mkdtempSync(path.join(tmpdir(), 'berea-build-'))));
afterAll(() => rmSync(root, { recursive: true }));

describe('a build of a remote', { tags: ['full'] }, () => {
  it('has the same bytes wherever the tree stands, and another container once a source changes', async () => {
    const here = copyTo(path.join(root, 'one'));
    const there = copyTo(path.join(root, 'another/deeper'));
    const first = await build(here);
    expect(first).toHaveProperty(['remoteEntry.js']);
    expect(await build(there)).toEqual(first);
    // Nor does a source map tell where it was built.
    expect(readFileSync(path.join(here, 'apps/studies/dist/remoteEntry.js.map'), 'utf8')).not.toContain(here);
    const container = containerOf(here);
    expect(containerOf(there)).toBe(container);
    appendFileSync(path.join(there, 'libs/validation/src/index.ts'), '\n');
    await build(there);
    expect(containerOf(there)).toMatch(/^berea_studies_/);
    expect(containerOf(there)).not.toBe(container);
  }, 120_000);
});

import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readShellBuild, type ShellBuild } from '@berea/platform/release/shell-build';

const repository = path.resolve(import.meta.dirname, '../..');
const folder = path.join(repository, 'test-results/raised-shell');
const isSource = (source: string): boolean => !/\/(?:node_modules|dist|\.unit|storybook-static)$/.test(source);

/** Builds the shell from a copy of this repository in which packages have other versions: 'libs/ui' → '3.0.0'. */
export async function buildRaisedShell(versions: Readonly<Record<string, string>>): Promise<ShellBuild> {
  await removeRaisedShell();
  for (const part of ['apps', 'libs', 'platform', 'package.json', 'package-lock.json'])
    await cp(path.join(repository, part), path.join(folder, part), { recursive: true, filter: isSource });
  for (const [name, version] of Object.entries(versions)) {
    const file = path.join(folder, name, 'package.json');
    await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), version }));
  }
  // Our own packages are those of the copy; all others are found further up.
  const scope = path.join(folder, 'node_modules/@berea');
  await mkdir(scope, { recursive: true });
  for (const name of await readdir(path.join(folder, 'libs')))
    await symlink(`../../libs/${name}`, path.join(scope, name));
  for (const name of ['platform', 'platform/registry'])
    await symlink(`../../${name}`, path.join(scope, path.basename(name)));
  await promisify(execFile)(path.join(repository, 'node_modules/.bin/rspack'), ['build'], {
    cwd: path.join(folder, 'apps/shell'),
  });
  return readShellBuild(folder);
}

export const removeRaisedShell = (): Promise<void> => rm(folder, { recursive: true, force: true });

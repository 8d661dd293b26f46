import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteName } from '@berea/registry';
import { z } from 'zod';
import { listApps, type App } from '../release/apps.ts';
import { ReleaseError } from '../release/release-error.ts';
import { remoteFiles } from './remote-files.ts';

const manifest = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

const folderOf = (repository: string, name: string): string => path.join(repository, 'apps', name);

const segmentsOf = ({ offer }: App): string[] => (offer?.routes ?? []).map((route) => route.path.split('/')[1] ?? '');

/** Changes the lines that say which team is asked about a change. A copy of the sources may have no such file. */
async function changeOwners(repository: string, change: (lines: readonly string[]) => string[]): Promise<void> {
  const file = path.join(repository, '.github/CODEOWNERS');
  if (!existsSync(file)) return;
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  await writeFile(file, `${change(lines).join('\n')}\n`);
}

const withoutOwner = (name: string) => (lines: readonly string[]) =>
  lines.filter((line) => !line.startsWith(`/apps/${name}/ `));

/** The versions that a new remote begins with: those of the other packages, so that the lock file gets no others. */
async function currentVersions(repository: string) {
  const read = async (folder: string) =>
    manifest.parse(JSON.parse(await readFile(path.join(repository, folder, 'package.json'), 'utf8')));
  const [shell, ui, shellApi] = await Promise.all([read('apps/shell'), read('libs/ui'), read('libs/shell-api')]);
  const known = { ...ui.devDependencies, ...shell.devDependencies, ...ui.dependencies, ...shell.dependencies };
  const version = (name: string): string => {
    const found = known[name];
    if (found === undefined) throw new ReleaseError(`Neither the shell nor libs/ui names a version of ${name}.`);
    return found;
  };
  return {
    react: version('react'),
    '@rspack/cli': version('@rspack/cli'),
    shellApi: shellApi.version,
    ui: ui.version,
  };
}

/**
 * Writes the files of a new remote. They name no package that the repository does not have.
 * @param install brings node_modules and the lock file up to date
 * @returns its folder
 * @throws ReleaseError when the name cannot be used or is taken
 */
export async function createRemote(repository: string, name: string, install: () => Promise<void>): Promise<string> {
  const parsed = remoteName.safeParse(name);
  if (!parsed.success) throw new ReleaseError(`${JSON.stringify(name)} cannot be its name: use a-z, 0-9 and hyphens.`);
  const folder = folderOf(repository, name);
  const taken = ['apps', 'libs', '.'].find((parent) => existsSync(path.join(repository, parent, name)));
  if (taken !== undefined) throw new ReleaseError(`${path.join(taken, name)} exists already.`);
  const apps = await listApps(repository);
  const owner = apps.find((app) => segmentsOf(app).includes(name));
  if (owner) throw new ReleaseError(`/${name} and everything under it belongs to ${owner.name}; choose another name.`);
  const orders = apps.flatMap(({ offer }) => offer?.contributions.home.map(({ order }) => order) ?? []);
  const files = remoteFiles({
    name,
    versions: await currentVersions(repository),
    order: Math.max(0, ...orders) + 10,
  });
  try {
    for (const [file, text] of Object.entries(files)) {
      const place = path.join(folder, file);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, text);
    }
    await changeOwners(repository, (lines) => [...lines, `/apps/${name}/ @berea/${name}`]);
    await install();
  } catch (error) {
    await changeOwners(repository, withoutOwner(name));
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/**
 * Takes a remote out of the repository. What was released of it stays released.
 * @throws ReleaseError when there is no such remote, or it has changes that no commit has
 */
export async function removeRemote(
  repository: string,
  name: string,
  { install, changed }: { install: () => Promise<void>; changed: readonly string[] },
): Promise<void> {
  const app = (await listApps(repository)).find((one) => one.name === name && one.offer);
  if (!app) throw new ReleaseError(`There is no remote named ${JSON.stringify(name)}.`);
  if (changed.length > 0)
    throw new ReleaseError(
      `apps/${name} has changes that no commit has, and nothing was removed: commit them, or add --force.\n${changed.join('\n')}`,
    );
  await rm(app.folder, { recursive: true });
  await changeOwners(repository, withoutOwner(name));
  await install();
}

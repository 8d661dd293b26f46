import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from './release-error.ts';

/** What a Supabase project has deployed: its edge functions and its newest migration. */
export interface Backend {
  readonly functions: string[];
  /** The number that its file name begins with: '20261101090000'. */
  readonly migration: string;
}

/** Reads what a project's folder deploys: `/config.json` says it, and remotes are compared with it. */
export async function readBackend(projectFolder: string): Promise<Backend> {
  const functions = path.join(projectFolder, 'functions');
  const names = await readdir(functions);
  const migrations = (await readdir(path.join(projectFolder, 'migrations'))).filter((file) => file.endsWith('.sql'));
  return {
    functions: names.filter((name) => existsSync(path.join(functions, name, 'index.ts'))).sort(),
    migration: migrations.sort().at(-1)?.split('_')[0] ?? '0',
  };
}

/**
 * Refuses a build whose package.json is wrong about the backend it needs: a function that its scripts name and its
 * `backend` does not, or a function or migration that the project does not have. The shell trusts what is written
 * there.
 * @throws ReleaseError that lists them
 */
export async function refuseWrongBackend(
  remote: string,
  dist: string,
  files: readonly string[],
  needed: { readonly functions: readonly string[]; readonly migration: string | null },
  project: Backend,
): Promise<void> {
  const scripts = await Promise.all(
    files.filter((file) => file.endsWith('.js')).map((file) => readFile(path.join(dist, file), 'utf8')),
  );
  const isNamed = (name: string): boolean =>
    scripts.some((script) => ['"', "'", '`'].some((quote) => script.includes(quote + name + quote)));
  const unnamed = project.functions.filter((name) => !needed.functions.includes(name) && isNamed(name));
  const unknown = needed.functions.filter((name) => !project.functions.includes(name));
  const backend = `"backend" in apps/${remote}/package.json`;
  if (unnamed.length > 0)
    throw new ReleaseError(`${backend} lacks functions that ${remote} calls: ${unnamed.join(', ')}.`);
  if (unknown.length > 0)
    throw new ReleaseError(`${backend} names functions that do not exist: ${unknown.join(', ')}.`);
  if (needed.migration !== null && needed.migration > project.migration)
    throw new ReleaseError(`${backend} names migration ${needed.migration}; the newest is ${project.migration}.`);
}

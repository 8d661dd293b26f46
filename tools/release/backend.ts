import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

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

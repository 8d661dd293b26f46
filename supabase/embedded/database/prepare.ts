import { fileURLToPath } from 'node:url';

import { bootstrap, isSupabaseProject } from './bootstrap.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** The repository's own migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Brings an opened database to the current state: roles and auth (unless a Supabase project provides them), then the
 * migrations. Returns the versions applied. Rejects with `DatabaseUnavailable`.
 */
export async function prepareDatabase(database: Database, folder: string = migrationsFolder): Promise<string[]> {
  if (!(await isSupabaseProject(database))) await bootstrap(database);
  return migrate(database, folder);
}

import { bootstrap, isSupabaseProject } from './bootstrap.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/**
 * Brings an opened database to the current state: roles and auth (unless a Supabase project provides them), then the
 * migrations of a folder. Returns the versions applied. Rejects with `DatabaseUnavailable`.
 * @param migrations a folder as the Supabase CLI keeps it; without it, only roles and auth are created
 */
export async function prepareDatabase(database: Database, migrations?: string): Promise<string[]> {
  if (!(await isSupabaseProject(database))) await bootstrap(database);
  return migrations === undefined ? [] : migrate(database, migrations);
}

import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import type { PgliteOptions } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the PostgreSQL at `databaseUrl` if given, otherwise PGlite in `<dataFolder>/database`, created on the first
 * run. It has no roles or tables until `prepareDatabase`. Rejects with `DatabaseUnavailable`, in one sentence for the
 * operator.
 */
export function openDatabase({
  dataFolder,
  databaseUrl,
  ...options
}: {
  dataFolder: string;
  databaseUrl?: string | undefined;
} & PgliteOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(dataFolder, options);
}

import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * The PostgreSQL at `databaseUrl` where one is given, otherwise PGlite in `<dataFolder>/database`, made on the first run.
 * Empty of roles and tables until `prepareDatabase`. Rejects with `DatabaseUnavailable`, in one sentence for a person.
 */
export function openDatabase({
  dataFolder,
  databaseUrl,
}: {
  dataFolder: string;
  databaseUrl?: string | undefined;
}): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(dataFolder);
}

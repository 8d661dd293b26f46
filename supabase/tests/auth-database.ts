import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Database, openDatabase } from '@berea/embedded';
import { dataFolder } from '@berea/importer/testing';
import { startAuthServer, type AuthServer } from './auth-server.ts';
import { copyPglite, emptyDatabases } from './prepared-databases.ts';

/**
 * An auth server on a PGlite of its own, with the migrations, in a temporary folder, for a whole file of tests that do not depend on the engine.
 */
export async function startAuth(): Promise<{
  readonly database: Database;
  readonly server: AuthServer;
  close(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'berea-auth-db-'));
  copyPglite(emptyDatabases(dataFolder), folder);
  const database = await openDatabase({ dataFolder: folder });
  const server = await startAuthServer(database);
  return {
    database,
    server,
    async close() {
      await server.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

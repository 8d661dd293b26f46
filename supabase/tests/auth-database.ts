import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Database, openDatabase, prepareDatabase } from '@berea/embedded';
import { migrations } from '../project.ts';
import { startAuthServer, type AuthServer } from './auth-server.ts';

/**
 * An auth server on a fresh PGlite in a temporary folder, for a whole file of tests that do not depend on the engine.
 */
export async function startAuth(): Promise<{
  readonly database: Database;
  readonly server: AuthServer;
  close(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'berea-auth-db-'));
  const database = await openDatabase({ dataFolder: folder });
  await prepareDatabase(database, migrations);
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Database, openDatabase, prepareDatabase } from '@berea/embedded';
import { migrations } from '../project.ts';
import { startAuthServer, type AuthServer } from './auth-server.ts';

/** A fresh, prepared PGlite in a temporary folder, for tests that do not depend on the engine. */
export async function startDatabase(): Promise<{ database: Database; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'berea-auth-db-'));
  const database = await openDatabase({ dataFolder: folder });
  await prepareDatabase(database, migrations);
  return {
    database,
    async stop() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** An auth server with a database of its own, for a whole file of tests. */
export async function startAuth(): Promise<{
  readonly database: Database;
  readonly server: AuthServer;
  close(): Promise<void>;
}> {
  const { database, stop } = await startDatabase();
  const server = await startAuthServer(database);
  return {
    database,
    server,
    async close() {
      await server.close();
      await stop();
    },
  };
}

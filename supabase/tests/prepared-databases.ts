/** Databases with every text imported: made once, kept in the data folder, and copied by each suite that needs the texts. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Database, openDatabase, prepareDatabase } from '@berea/embedded';
import { postgresInstalled, startTestPostgres } from '@berea/embedded/testing/postgres';
import { importAll } from '@berea/importer';
import { migrations } from '../project.ts';

/** Folders to copy. */
export interface PreparedDatabases {
  /** A data folder with the embedded database. */
  readonly pglite: string;
  /** The data folder of a PostgreSQL server whose database is `berea`; missing where PostgreSQL is not installed. */
  readonly postgres: string;
  /** The database on that server. */
  readonly postgresDatabase: string;
}

export const preparedDatabases = (dataFolder: string): PreparedDatabases => ({
  pglite: join(dataFolder, 'test', 'template'),
  postgres: join(dataFolder, 'test', 'template-postgres'),
  postgresDatabase: 'berea',
});

/** Brings the embedded template up to date. Takes about a minute the first time, about a second later. */
export async function preparePglite(dataFolder: string): Promise<void> {
  const { pglite } = preparedDatabases(dataFolder);
  await rebuiltOnFailure(pglite, async () => {
    const database = await openDatabase({ dataFolder: pglite });
    try {
      await prepareDatabase(database, migrations);
      await importAll({ database, dataFolder });
    } finally {
      await database.close();
    }
  });
}

/** The same for PostgreSQL; does nothing where it is not installed. */
export async function preparePostgres(dataFolder: string): Promise<void> {
  if (!postgresInstalled) return;
  const { postgres, postgresDatabase } = preparedDatabases(dataFolder);
  await rebuiltOnFailure(postgres, async () => {
    const copied = existsSync(postgres);
    const server = (await startTestPostgres(copied ? postgres : undefined))!;
    try {
      const databaseUrl = copied ? server.urlOf(postgresDatabase) : await server.createDatabase(postgresDatabase);
      const database = await openDatabase({ dataFolder, databaseUrl });
      try {
        await prepareDatabase(database, migrations);
        await importAll({ database, dataFolder });
      } finally {
        await database.close();
      }
    } catch (error) {
      await server.stop();
      throw error;
    }
    await server.stop((stopped) => {
      rmSync(postgres, { recursive: true, force: true });
      mkdirSync(join(postgres, '..'), { recursive: true });
      execFileSync('cp', ['-r', stopped, postgres]);
    });
  });
}

/** Opens a copy of the embedded template. The caller closes it and removes the folder. */
export async function openPreparedCopy(
  dataFolder: string,
): Promise<{ readonly database: Database; readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'berea-prepared-'));
  execFileSync('cp', ['-r', join(preparedDatabases(dataFolder).pglite, 'database'), folder]);
  const database = await openDatabase({ dataFolder: folder });
  return { database, folder };
}

/** While migrations are being written, one that was applied may change: then the template is built again. */
async function rebuiltOnFailure(folder: string, bringUpToDate: () => Promise<void>): Promise<void> {
  try {
    await bringUpToDate();
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(folder, { recursive: true, force: true });
    await bringUpToDate();
  }
}

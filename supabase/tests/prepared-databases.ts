/** Databases with the migrations applied, without and with every text: made once, kept in the data folder, and copied by each suite. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Database, openDatabase, prepareDatabase } from '@berea/embedded';
import { copyRows } from '@berea/embedded/testing/copy-rows';
import { postgresInstalled, startTestPostgres } from '@berea/embedded/testing/postgres';
import { importAll, isAllImported } from '@berea/importer';
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

const databasesAt = (dataFolder: string, name: string): PreparedDatabases => ({
  pglite: join(dataFolder, 'test', name),
  postgres: join(dataFolder, 'test', `${name}-postgres`),
  postgresDatabase: 'berea',
});

/** With every text. */
export const preparedDatabases = (dataFolder: string): PreparedDatabases => databasesAt(dataFolder, 'template');

/** With roles, auth and the migrations only. Copying one is several times quicker than making one. */
export const emptyDatabases = (dataFolder: string): PreparedDatabases => databasesAt(dataFolder, 'empty');

/** What a template holds. */
const withMigrations = (database: Database): Promise<unknown> => prepareDatabase(database, migrations);
const withTexts =
  (dataFolder: string) =>
  async (database: Database): Promise<void> => {
    await withMigrations(database);
    await importAll({ database, dataFolder });
  };

/** Brings the embedded templates up to date. Takes about a minute the first time, about a second later. */
export async function preparePglite(dataFolder: string): Promise<void> {
  await preparePgliteTemplate(emptyDatabases(dataFolder), withMigrations);
  await preparePgliteTemplate(preparedDatabases(dataFolder), withTexts(dataFolder));
}

/**
 * The same for PostgreSQL, after `preparePglite`, whose rows it copies: importing them again would take minutes. Does
 * nothing where PostgreSQL is not installed.
 */
export async function preparePostgres(dataFolder: string): Promise<void> {
  if (!postgresInstalled) return;
  await preparePostgresTemplate(emptyDatabases(dataFolder), dataFolder, withMigrations);
  await preparePostgresTemplate(preparedDatabases(dataFolder), dataFolder, async (database) => {
    await withMigrations(database);
    if (!(await isAllImported({ database, dataFolder }))) await copyTexts(dataFolder, database);
    await importAll({ database, dataFolder });
  });
}

/** Copies every row of the embedded template. */
async function copyTexts(dataFolder: string, to: Database): Promise<void> {
  const { database, folder } = await openPreparedCopy(dataFolder);
  try {
    await copyRows(database, folder, to);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const preparePgliteTemplate = (
  { pglite }: PreparedDatabases,
  fill: (database: Database) => Promise<unknown>,
): Promise<void> =>
  rebuiltOnFailure(pglite, async () => {
    const database = await openDatabase({ dataFolder: pglite });
    try {
      await fill(database);
    } finally {
      await database.close();
    }
  });

const preparePostgresTemplate = (
  { postgres, postgresDatabase }: PreparedDatabases,
  dataFolder: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<void> =>
  rebuiltOnFailure(postgres, async () => {
    const copied = existsSync(postgres);
    const server = (await startTestPostgres(copied ? postgres : undefined))!;
    try {
      const databaseUrl = copied ? server.urlOf(postgresDatabase) : await server.createDatabase(postgresDatabase);
      const database = await openDatabase({ dataFolder, databaseUrl });
      try {
        await fill(database);
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

/** Opens a copy of the embedded template. The caller closes it and removes the folder. */
export async function openPreparedCopy(
  dataFolder: string,
): Promise<{ readonly database: Database; readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'berea-prepared-'));
  copyPglite(preparedDatabases(dataFolder), folder);
  const database = await openDatabase({ dataFolder: folder });
  return { database, folder };
}

/** Copies the embedded database of a template into a data folder. */
export const copyPglite = ({ pglite }: PreparedDatabases, folder: string): unknown =>
  execFileSync('cp', ['-r', join(pglite, 'database'), folder]);

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

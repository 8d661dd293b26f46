/** Runs the same tests on PGlite and on a real PostgreSQL. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe } from 'vitest';

import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { postgresInstalled, startTestPostgres } from './postgres.ts';
import type { TestPostgres } from './postgres.ts';

/** The database engine under test. */
export interface Engine {
  readonly kind: Database['kind'];
  /** Opened, with roles, auth and the migrations. Only inside tests and hooks; closed after the suite. */
  readonly database: Database;
  /** A temporary folder, removed after the suite. */
  readonly dataFolder: string;
  /** Only for PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /**
   * Whether the other engine runs the same tests in less time: PGlite where PostgreSQL is installed. Tests of one code
   * over the same rows are tagged by it.
   */
  readonly again: boolean;
}

/** Options of `forEachEngine`. */
export interface EngineOptions {
  /** `false` leaves the database empty: no roles, no migrations. */
  readonly prepared?: boolean;
  /** A folder of migrations to apply. Default none. */
  readonly migrations?: string;
  /** Start from copies of databases instead of empty ones. */
  readonly copyOf?: {
    /** A data folder of the embedded database. */
    readonly pglite: string;
    /** The data folder of a stopped PostgreSQL server, and the database on it. */
    readonly postgres: string;
    readonly postgresDatabase: string;
  };
  /** Tags of everything on an engine. */
  readonly tags?: (kind: Engine['kind']) => readonly string[];
}

/**
 * Defines the tests twice, each in a `describe` with a fresh database of its own: `forEachEngine((engine) => { it('…',
 * () => engine.database.tx(…)) })`. The PostgreSQL half is skipped, visibly, where PostgreSQL is not installed.
 * `prepared: false` leaves the database empty.
 */
export function forEachEngine(
  define: (engine: Engine) => void,
  { prepared = true, migrations, copyOf, tags = () => [] }: EngineOptions = {},
): void {
  for (const kind of ['pglite', 'postgres'] as const) {
    const again = kind === 'pglite' && postgresInstalled;
    describe.skipIf(kind === 'postgres' && !postgresInstalled)(
      `on ${kind === 'pglite' ? 'PGlite' : 'PostgreSQL'}`,
      { tags: [...tags(kind)] },
      () => {
        const engine: { -readonly [K in keyof Engine]: Engine[K] | undefined } = {
          kind,
          database: undefined,
          dataFolder: undefined,
          databaseUrl: undefined,
          again,
        };
        let server: TestPostgres | undefined;
        beforeAll(async () => {
          engine.dataFolder = mkdtempSync(join(tmpdir(), 'berea-test-'));
          if (kind === 'postgres') {
            server = await startTestPostgres(copyOf?.postgres);
            engine.databaseUrl = copyOf ? server?.urlOf(copyOf.postgresDatabase) : await server?.createDatabase();
          } else if (copyOf) {
            execFileSync('cp', ['-r', join(copyOf.pglite, 'database'), engine.dataFolder]);
          }
          engine.database = await openDatabase({ dataFolder: engine.dataFolder, databaseUrl: engine.databaseUrl });
          if (prepared) await prepareDatabase(engine.database, migrations);
        }, 60_000);
        afterAll(async () => {
          await engine.database?.close();
          await server?.stop();
          if (engine.dataFolder) rmSync(engine.dataFolder, { recursive: true, force: true });
        }, 30_000);
        define(engine as Engine);
      },
    );
  }
}

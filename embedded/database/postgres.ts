/** A real PostgreSQL behind `DATABASE_URL`: on a VPS, in CI, or a hosted project. */

import pg from 'pg';

import { DatabaseError, DatabaseUnavailable } from './database.ts';
import type { Database } from './database.ts';
import { runTransaction } from './transaction.ts';
import type { Connection } from './transaction.ts';
import { parsers, sessionSettings, toText } from './values.ts';

const settings = Object.entries(sessionSettings)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ');

function asDatabaseError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const { message, code = 'XX000', detail, hint, constraint, table, column } = error;
    return new DatabaseError({ message, code, detail, hint, constraint, table, column });
  }
  // All other errors of the driver are connection errors.
  return error instanceof Error
    ? new DatabaseError({ message: error.message || String((error as NodeJS.ErrnoException).code), code: '08006' })
    : error;
}

function rethrow(error: unknown): never {
  throw asDatabaseError(error);
}

function connectionOf(client: pg.PoolClient): Connection & { readonly abandoned: boolean } {
  let abandoned = false;
  return {
    async query(sql, params) {
      const { rows, rowCount } = await client.query<Record<string, unknown>>(sql, params.map(toText)).catch(rethrow);
      return { rows, affected: rowCount ?? 0 };
    },
    async exec(sql) {
      await client.query(sql).catch(rethrow);
    },
    abandon() {
      abandoned = true;
    },
    get abandoned() {
      return abandoned;
    },
  };
}

/** Host and database of the URL, without its password. */
function placeOf(databaseUrl: string): string {
  try {
    const { host, pathname } = new URL(databaseUrl);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

/** Opens a pool and checks that it connects. Rejects with `DatabaseUnavailable`. */
export async function openPostgres(
  databaseUrl: string,
  { connections = 10 }: { connections?: number } = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 10_000,
    onConnect: async (client) => {
      await client.query(settings);
    },
    types: { getTypeParser: (oid: number) => parsers[oid] ?? ((text: string) => text) },
  });
  // Ignore idle connections that the server closes: the pool opens new ones.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(
      `The PostgreSQL at ${placeOf(databaseUrl)} (DATABASE_URL) cannot be reached: ${(asDatabaseError(error) as Error).message}.`,
    );
  }
  return {
    kind: 'postgres',
    async tx(work, { readOnly = false, timeoutMs } = {}) {
      const client = await pool.connect().catch(rethrow);
      const connection = connectionOf(client);
      const timeout = timeoutMs === undefined ? '' : `; set local statement_timeout = ${Math.ceil(timeoutMs)}`;
      try {
        return await runTransaction(connection, work, {
          ...(timeoutMs !== undefined && { timeoutMs }),
          begin: `begin${readOnly ? ' read only' : ''}${timeout}`,
          graceMs: 100,
        });
      } finally {
        // An abandoned connection is destroyed. The server's statement_timeout ends the statement that still runs
        // there.
        client.release(connection.abandoned);
      }
    },
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}

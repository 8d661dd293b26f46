/** A real PostgreSQL behind `DATABASE_URL`: on a VPS, in CI, or a hosted project. */

import pg from 'pg';

import { DatabaseError, DatabaseUnavailable, defaultTimeoutMs } from './database.ts';
import type { Database, Tx, TxOptions } from './database.ts';
import type { Turn } from './hold-ups.ts';
import { runTransaction, within } from './transaction.ts';
import type { Connection } from './transaction.ts';
import { Turns } from './turns.ts';
import { parsers, sessionSettings, toText } from './values.ts';

const settings = Object.entries(sessionSettings)
  .map(([name, value]) => `set ${name} = '${value}'`)
  .join('; ');

/** A server that takes longer to cancel a statement stands still. */
const answersMs = 1000;

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
    // One more than take turns, to cancel what runs on the others.
    max: connections + 1,
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
  const turns = new Turns(connections);

  async function connect(timeoutMs: number): Promise<pg.PoolClient> {
    const connecting = pool.connect();
    try {
      return await within(timeoutMs, connecting);
    } catch (error) {
      // It may still come: then the next one gets it.
      connecting.then(
        (late) => late.release(),
        () => {},
      );
      throw asDatabaseError(error);
    }
  }

  async function run<T>(
    work: (tx: Tx) => Promise<T>,
    timeoutMs: number,
    { readOnly = false, signal, client: whose }: TxOptions,
    turn: Turn,
  ): Promise<T> {
    const client = await turn.opening(connect(timeoutMs));
    const connection = connectionOf(client);
    let lost = false;
    const onLost = () => {
      lost = true;
    };
    // The pool listens on idle connections only, and an error that nobody listens to ends the process.
    client.on('error', onLost);
    try {
      return await runTransaction(connection, work, {
        begin: `begin${readOnly ? ' read only' : ''}; set local statement_timeout = ${Math.ceil(timeoutMs)}`,
        timeoutMs,
        graceMs: 100,
        signal: signal ? AbortSignal.any([signal, turn.cut]) : turn.cut,
      });
    } finally {
      if (connection.abandoned) void cancel(client, turn.end(), whose);
      client.off('error', onLost);
      // A connection that is abandoned or lost is destroyed.
      client.release(connection.abandoned || lost);
    }
  }

  /**
   * Ends the statement that a connection runs: the server would go on until its own timeout. What the statement has cost
   * counts only if the server answers: when it stands still, that is nobody's statement.
   */
  async function cancel(client: pg.PoolClient, cost: number, whose: string | undefined): Promise<void> {
    const { processID } = client as unknown as { processID: number };
    const cancelling = pool.query('select pg_cancel_backend($1)', [processID]);
    const answered = await within(answersMs, cancelling).then(
      () => true,
      () => false,
    );
    if (answered && whose !== undefined) turns.charge(whose, cost);
  }

  return {
    kind: 'postgres',
    tx: (work, options = {}) =>
      turns.take(options, options.timeoutMs ?? defaultTimeoutMs, (leftMs, turn) => run(work, leftMs, options, turn)),
    async close() {
      if (!pool.ending) await pool.end();
    },
  };
}

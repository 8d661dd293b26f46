/**
 * Gives back what changed and deleted rows leave behind. PostgreSQL does it by itself; PGlite has no processes beside the
 * session, so that its files would grow with each change, and its write-ahead log until the program ends.
 */

import type { Database } from './database/database.ts';
import { DatabaseError, isTemporary } from './database/database.ts';

/** Often, because one account can write 15 MB in a second. Where nothing has changed, one short query is all. */
const pauseMs = 10_000;
/** The log since the last checkpoint, at which the next one is made. */
const mostLogBytes = 64 * 1024 * 1024;

const overdue = `select format('vacuum %I.%I', schemaname, relname) as statement from pg_stat_user_tables where n_dead_tup > 0
  union all select 'checkpoint' from pg_control_checkpoint()
  where pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${mostLogBytes}`;

/** Options of `startMaintenance`. */
export interface MaintenanceOptions {
  readonly database: Database;
  readonly log: (line: string) => void;
  /** The pause between two runs. Default ten seconds. */
  readonly everyMs?: number;
}

/** The running maintenance. */
export interface Maintenance {
  /** Stops, after a statement in progress has finished. */
  stop(): Promise<void>;
}

/** Starts it; undefined where the database maintains itself. */
export function startMaintenance({ database, log, everyMs = pauseMs }: MaintenanceOptions): Maintenance | undefined {
  const { maintain } = database;
  if (!maintain) return undefined;
  let stopped = false;
  let timer: NodeJS.Timeout;
  let current = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      const { rows } = await database.tx((tx) => tx.query<{ statement: string }>(overdue));
      // Each in a turn of its own: whoever waits comes in between.
      for (const { statement } of rows) if (!stopped) await maintain(statement);
    } catch (error) {
      // The next run does what this one could not.
      if (!isTemporary(error)) log(`maintenance: ${error instanceof DatabaseError ? error.code : String(error)}`);
    }
    if (!stopped) wait();
  };
  const wait = () => {
    timer = setTimeout(() => (current = run()), everyMs).unref();
  };
  wait();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}

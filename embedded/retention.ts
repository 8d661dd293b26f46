/** Runs the project's daily statement. On a hosted project pg_cron does this. */

import type { Database } from './database/database.ts';
import { DatabaseError } from './database/database.ts';

const dayMs = 86_400_000;

/** Options of `startRetention`. */
export interface RetentionOptions {
  readonly database: Database;
  /** Deletes what has expired. */
  readonly sql: string;
  readonly log: (line: string) => void;
  /** Default one day. */
  readonly everyMs?: number;
}

/** The running cleanup job. */
export interface Retention {
  /** Stops, after a deletion in progress has finished. */
  stop(): Promise<void>;
}

/** Deletes expired rows at once, because a laptop rarely runs for a whole day, and then every day. */
export function startRetention({ database, sql, log, everyMs = dayMs }: RetentionOptions): Retention {
  let current = Promise.resolve();
  const deleteExpired = () => {
    current = database
      .tx((tx) => tx.query(sql))
      .then(
        () => {},
        (error: unknown) =>
          log(`retention: nothing was removed (${error instanceof DatabaseError ? error.code : String(error)})`),
      );
  };
  deleteExpired();
  const timer = setInterval(deleteExpired, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}

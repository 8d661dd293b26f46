/** What is kept for a time only is removed daily: by us here, by pg_cron on a hosted project. */

import type { Database } from './database/database.ts';
import { DatabaseError } from './database/database.ts';

const dayMs = 86_400_000;

export interface Retention {
  /** Lets a removal under way finish. */
  stop(): Promise<void>;
}

/** Removes at once what has outlived its time, and then every day: a laptop is seldom up for long. */
export function startRetention(database: Database, log: (line: string) => void, everyMs: number = dayMs): Retention {
  let current = Promise.resolve();
  const forget = () => {
    current = database
      .tx((tx) => tx.query('select public.forget_old_prayers(), public.forget_old_contact_messages()'))
      .then(
        () => {},
        (error: unknown) =>
          log(`retention: nothing was removed (${error instanceof DatabaseError ? error.code : String(error)})`),
      );
  };
  forget();
  const timer = setInterval(forget, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}

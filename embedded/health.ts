/** Whether the embedded Supabase can answer requests now. */

import type { Database } from './database/database.ts';
import type { Functions } from './functions/host.ts';

/** The state of each part, and of the whole: 'ready' when all parts are. */
export interface Health {
  readonly status: 'ready' | 'degraded';
  readonly database: 'ready' | 'unavailable';
  readonly functions: 'ready' | 'unavailable';
}

/** How long the database may take to answer. */
const timeoutMs = 2000;
/** Answers are shared for this long, so that asking often costs nothing. */
const freshMs = 500;

/** Returns a function that asks the database and looks at the functions. Concurrent callers share one answer. */
export function createHealth(database: Database, functions: Pick<Functions, 'isReady'>): () => Promise<Health> {
  let asked = -Infinity;
  let answer: Promise<boolean> | undefined;

  function databaseAnswers(): Promise<boolean> {
    if (answer && performance.now() - asked < freshMs) return answer;
    const asking = database
      .tx((tx) => tx.query('select 1'), { readOnly: true, timeoutMs, client: 'health' })
      .then(
        () => true,
        () => false,
      )
      // It is fresh from when it was given, not from when it was asked for.
      .finally(() => (asked = performance.now()));
    [answer, asked] = [asking, Infinity];
    return asking;
  }

  return async () => {
    const database = (await databaseAnswers()) ? 'ready' : 'unavailable';
    const state = functions.isReady ? 'ready' : 'unavailable';
    return { status: database === 'ready' && state === 'ready' ? 'ready' : 'degraded', database, functions: state };
  };
}

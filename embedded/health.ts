/** Whether the embedded Supabase can answer requests now. */

import type { Database } from './database/database.ts';
import type { Functions } from './functions/host.ts';
import { shareBriefly } from './share-briefly.ts';

/** The state of each part, and of the whole: 'ready' when all parts are. */
export interface Health {
  readonly status: 'ready' | 'degraded';
  readonly database: 'ready' | 'unavailable';
  readonly functions: 'ready' | 'unavailable';
}

/** How long the database may take to answer. */
const timeoutMs = 2000;
const freshMs = 500;

/** Returns a function that asks the database and looks at the functions. Concurrent callers share one answer. */
export function createHealth(database: Database, functions: Pick<Functions, 'isReady'>): () => Promise<Health> {
  const databaseAnswers = shareBriefly(
    () =>
      database
        .tx((tx) => tx.query('select 1'), { readOnly: true, timeoutMs, client: 'health' })
        .then(
          () => true,
          () => false,
        ),
    freshMs,
  );

  return async () => {
    const database = (await databaseAnswers()) ? 'ready' : 'unavailable';
    const state = functions.isReady ? 'ready' : 'unavailable';
    return { status: database === 'ready' && state === 'ready' ? 'ready' : 'degraded', database, functions: state };
  };
}

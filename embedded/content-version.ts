/** The version of what the functions answer to everybody. */

import type { Database } from './database/database.ts';
import { shareBriefly } from './share-briefly.ts';

const timeoutMs = 2_000;
const freshMs = 500;

/**
 * Creates the reader of the version: the one of now, or the last known while the database does not say; undefined when
 * the project has none.
 * @param sql the project's query for one value; undefined: the project has no versions
 */
export function contentVersion(database: Database, sql: string | undefined): () => Promise<string | undefined> {
  if (sql === undefined) return () => Promise.resolve(undefined);
  let last: string | undefined;
  const ask = async (): Promise<string | undefined> => {
    const { rows } = await database.tx((tx) => tx.query(sql), { readOnly: true, timeoutMs, client: 'content version' });
    return (last = String(Object.values(rows[0] ?? {})[0]));
  };
  return shareBriefly(() => ask().catch(() => last), freshMs);
}

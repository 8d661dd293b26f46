/** Watches the version of what the functions answer to everybody. */

import type { Database } from './database/database.ts';
import { shareBriefly } from './share-briefly.ts';

/** Options of `watchContentVersion`. */
export interface ContentVersionOptions {
  readonly database: Database;
  /** The project's query for one value. Undefined: the project has no versions. */
  readonly sql: string | undefined;
  /** Called when the value is another than before. */
  readonly onChange: () => void;
  /** How often it is asked for. Default five seconds: others may import into the same database. */
  readonly everyMs?: number;
}

/** The watched version. */
export interface ContentVersion {
  /** The version now, or the last known while the database does not say; undefined when the project has none. */
  read(): Promise<string | undefined>;
  stop(): void;
}

const timeoutMs = 2_000;
const freshMs = 500;

/** Starts watching. */
export function watchContentVersion({
  database,
  sql,
  onChange,
  everyMs = 5_000,
}: ContentVersionOptions): ContentVersion {
  if (sql === undefined) return { read: () => Promise.resolve(undefined), stop() {} };
  let last: string | undefined;
  async function ask(): Promise<string | undefined> {
    const { rows } = await database.tx((tx) => tx.query(sql!), {
      readOnly: true,
      timeoutMs,
      client: 'content version',
    });
    const version = String(Object.values(rows[0] ?? {})[0]);
    // The first one counts too: something may have been kept before it was read.
    if (last !== version) onChange();
    last = version;
    return version;
  }
  const read = shareBriefly(() => ask().catch(() => last), freshMs);
  const timer = setInterval(() => void read(), everyMs).unref();
  return { read, stop: () => clearInterval(timer) };
}

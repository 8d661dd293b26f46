/** PGlite: real Postgres in the process. It has one session, so transactions wait in a queue here. */

import { join } from 'node:path';

import { settleWithin } from '../settle-within.ts';
import { DatabaseError, DatabaseUnavailable } from './database.ts';
import type { Database, Tx, TxOptions } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { PgliteSession } from './pglite-session.ts';
import { runTransaction, timedOut } from './transaction.ts';
import type { Connection } from './transaction.ts';

/** How long `close` lets a running transaction finish, and then the files be flushed. */
const timeoutMs = 300;

/** Opens (or creates) the database in `<dataFolder>/database`. Rejects with `DatabaseUnavailable`. */
export async function openPglite(dataFolder: string): Promise<Database> {
  const folder = join(dataFolder, 'database');
  const unlock = await lockFolder(dataFolder);
  let session = new PgliteSession(folder);
  try {
    await session.ready;
  } catch (error) {
    await session.end(timedOut());
    unlock();
    throw new DatabaseUnavailable(`The database in ${folder} cannot be opened: ${(error as Error).message}.`);
  }

  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  /** The current session. Reopened when the last one was terminated during a statement. */
  async function live(): Promise<PgliteSession> {
    if (closed) throw new DatabaseError({ code: '57P01', message: 'the database has been closed' });
    if (session.gone) session = new PgliteSession(folder);
    try {
      await session.ready;
    } catch (error) {
      await session.end(timedOut());
      throw error;
    }
    return session;
  }

  async function run<T>(work: (tx: Tx) => Promise<T>, { readOnly = false, timeoutMs }: TxOptions): Promise<T> {
    const current = await live();
    let ended: Promise<void> | undefined;
    const connection: Connection = {
      query: (sql, params) => current.query(sql, params),
      exec: (sql) => current.exec(sql),
      abandon() {
        // Between two statements there is nothing to interrupt, and a rollback is cheaper than a new thread.
        ended = current.busy ? current.end(timedOut()) : current.exec('rollback');
      },
    };
    try {
      return await runTransaction(connection, work, {
        ...(timeoutMs !== undefined && { timeoutMs }),
        begin: readOnly ? 'begin read only' : 'begin',
      });
    } finally {
      // Wait until the old thread has stopped: two PGlite instances must never share a folder.
      await (ended as Promise<void> | undefined)?.catch(() => current.end(timedOut()));
    }
  }

  return {
    kind: 'pglite',
    tx(work, options = {}) {
      const turn = last.then(() => run(work, options));
      last = turn.catch(() => {});
      return turn;
    },
    async close() {
      if (closed) return;
      closed = true;
      await settleWithin(timeoutMs, last);
      await session.close(timeoutMs);
      unlock();
    },
  };
}

/** PGlite: real Postgres inside the process, one session, so its transactions stand in a queue of ours. */

import { join } from 'node:path';

import { settleWithin } from '../settle-within.ts';
import { DatabaseError, DatabaseUnavailable } from './database.ts';
import type { Database, Tx, TxOptions } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { PgliteSession } from './pglite-session.ts';
import { runTransaction, timedOut } from './transaction.ts';
import type { Connection } from './transaction.ts';

/** How long `close` lets a running transaction finish, and then the files be written out. */
const timeoutMs = 300;

/** Opens (or makes) the database in `<dataFolder>/database`. Rejects with `DatabaseUnavailable`. */
export async function openPglite(dataFolder: string): Promise<Database> {
  const folder = join(dataFolder, 'database');
  const lock = lockFolder(dataFolder);
  let session = new PgliteSession(folder);
  try {
    await session.ready;
  } catch (error) {
    await session.end(timedOut());
    lock.release();
    throw new DatabaseUnavailable(`The database in ${folder} cannot be opened: ${(error as Error).message}.`);
  }

  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  /** The session, opened anew where the last one was ended in the middle of something. */
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
      // The next in the queue must find the old thread gone: two PGlites never share a folder.
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
      lock.release();
    },
  };
}

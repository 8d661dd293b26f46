/** PGlite: real Postgres in the process. It has one session, so transactions take turns. */

import { join } from 'node:path';

import { settleWithin } from '../settle-within.ts';
import { DatabaseError, DatabaseUnavailable, defaultTimeoutMs } from './database.ts';
import type { Database, Tx, TxOptions } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { PgliteSession } from './pglite-session.ts';
import { runTransaction, timedOut, within } from './transaction.ts';
import type { Connection } from './transaction.ts';
import { Turns } from './turns.ts';

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
  const turns = new Turns(1);

  let reopened: Promise<void> | undefined;

  /** Opens the folder again. Two PGlite instances must never share it, so the old one has to have stopped. */
  async function reopen(): Promise<void> {
    await session.stopped;
    if (!closed) session = new PgliteSession(folder);
    reopened = undefined;
  }

  /** The current session, opened again when the last one was ended. */
  async function live(): Promise<PgliteSession> {
    if (session.gone) await (reopened ??= reopen());
    if (closed) throw new DatabaseError({ code: '57P01', message: 'the database has been closed' });
    await session.ready;
    return session;
  }

  async function run<T>(work: (tx: Tx) => Promise<T>, timeoutMs: number, { readOnly = false }: TxOptions): Promise<T> {
    const began = performance.now();
    const current = await within(timeoutMs, live());
    const connection: Connection = {
      query: (sql, params) => current.query(sql, params),
      exec: (sql) => current.exec(sql),
      abandon() {
        // Between two statements there is nothing to interrupt, and a rollback is cheaper than a new thread.
        if (current.busy) void current.end(timedOut());
        else current.exec('rollback').catch(() => current.end(timedOut()));
      },
    };
    return runTransaction(connection, work, {
      begin: readOnly ? 'begin read only' : 'begin',
      timeoutMs: Math.max(1, timeoutMs - (performance.now() - began)),
    });
  }

  return {
    kind: 'pglite',
    tx: (work, options = {}) =>
      turns.take(options, options.timeoutMs ?? defaultTimeoutMs, (leftMs) => run(work, leftMs, options)),
    async close() {
      if (closed) return;
      closed = true;
      await settleWithin(timeoutMs, turns.idle());
      await session.close(timeoutMs);
      unlock();
    },
  };
}

/** PGlite: real Postgres in the process. It has one session, so transactions take turns. */

import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { settleWithin } from '../settle-within.ts';
import { DatabaseError, DatabaseUnavailable, defaultTimeoutMs } from './database.ts';
import type { Database, Tx, TxOptions } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import type { Turn } from './hold-ups.ts';
import { PgliteSession } from './pglite-session.ts';
import { runTransaction, timedOut, within } from './transaction.ts';
import type { Connection } from './transaction.ts';
import { Turns } from './turns.ts';

/** What it costs everybody that the thread is ended: it has to be opened again. */
const reopeningMs = 2000;

/** How long `close` lets a running transaction finish, and then the files be flushed. */
const timeoutMs = 300;

/** How long a new database may take to be written to the disk. */
const creatingMs = 30_000;

/** Options of `openPglite`. */
export interface PgliteOptions {
  /** Memory for pages of the tables, in MB. */
  readonly buffersMb?: number | undefined;
}

/** Opens (or creates) the database in `<dataFolder>/database`. Rejects with `DatabaseUnavailable`. */
export async function openPglite(dataFolder: string, { buffersMb = 128 }: PgliteOptions = {}): Promise<Database> {
  const folder = join(dataFolder, 'database');
  const unlock = await lockFolder(dataFolder);
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  let session = new PgliteSession({ folder, buffersMb });
  try {
    await session.ready;
    if (isNew) {
      // The thread that has created a database keeps 150 MB that it needs no more.
      await session.close(creatingMs);
      session = new PgliteSession({ folder, buffersMb });
      await session.ready;
    }
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
    if (!closed) session = new PgliteSession({ folder, buffersMb });
    reopened = undefined;
  }

  /** The current session, opened again when the last one was ended. */
  async function live(): Promise<PgliteSession> {
    if (session.gone) await (reopened ??= reopen());
    if (closed) throw new DatabaseError({ code: '57P01', message: 'the database has been closed' });
    await session.ready;
    return session;
  }

  async function run<T>(
    work: (tx: Tx) => Promise<T>,
    timeoutMs: number,
    { readOnly = false, client }: TxOptions,
    turn: Turn,
  ): Promise<T> {
    const began = performance.now();
    const current = await within(timeoutMs, live());
    turn.begin();
    const leftMs = Math.max(1, timeoutMs - (performance.now() - began));
    const connection: Connection = {
      query: (sql, params) => current.query(sql, params),
      exec: (sql) => current.exec(sql),
      abandon() {
        // Between two statements there is nothing to interrupt, and a rollback is cheaper than a new thread.
        if (current.busy) {
          if (client !== undefined) turns.charge(client, reopeningMs);
          void current.end(timedOut());
        } else current.exec('rollback').catch(() => current.end(timedOut()));
      },
    };
    return runTransaction(connection, work, {
      begin: readOnly ? 'begin read only' : 'begin',
      timeoutMs: leftMs,
      signal: turn.cut,
    });
  }

  return {
    kind: 'pglite',
    tx: (work, options = {}) =>
      turns.take(options, options.timeoutMs ?? defaultTimeoutMs, (leftMs, turn) => run(work, leftMs, options, turn)),
    async close() {
      if (closed) return;
      closed = true;
      await settleWithin(timeoutMs, turns.idle());
      await session.close(timeoutMs);
      unlock();
    },
  };
}

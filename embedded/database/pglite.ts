/** PGlite: real Postgres in the process. It has one session, so transactions take turns. */

import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { settleWithin } from '../settle-within.ts';
import { DatabaseError, DatabaseUnavailable, defaultTimeoutMs } from './database.ts';
import type { Database, Tx, TxOptions } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { leastMs, longestMs } from './hold-ups.ts';
import type { Turn } from './hold-ups.ts';
import { PgliteSession } from './pglite-session.ts';
import type { WorkerSettings } from './pglite-worker.ts';
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

/**
 * Creates a database beside its place, so that what was interrupted is never taken for one. The thread that has done it
 * ends here: it keeps 150 MB that it needs no more.
 */
async function create(folder: string, buffersMb: number): Promise<void> {
  const draft = `${folder}.new`;
  const takeAway = () => rmSync(draft, { recursive: true, force: true });
  takeAway();
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    await (await opened({ folder: draft, buffersMb })).close(creatingMs);
    renameSync(draft, folder);
  } finally {
    takeAway();
  }
}

async function opened(settings: WorkerSettings): Promise<PgliteSession> {
  const session = new PgliteSession(settings);
  await session.ready.catch(async (error: unknown) => {
    await session.end(timedOut());
    throw error;
  });
  return session;
}

/** @throws DatabaseUnavailable, in one sentence for the operator */
async function openFirst(folder: string, buffersMb: number): Promise<PgliteSession> {
  try {
    if (!existsSync(folder) || readdirSync(folder).length === 0) await create(folder, buffersMb);
    // PGlite would write a new database over what is there.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('it has no file PG_VERSION');
    chmodSync(folder, 0o700);
    return await opened({ folder, buffersMb });
  } catch (error) {
    const reason = (error as Error).message.replace(/\.+$/, '');
    throw new DatabaseUnavailable(
      `The database in ${folder} cannot be opened (${reason}): make room if the disk is full; if a file of it is missing or damaged, ` +
        'put a copy of the folder back, or remove it: a new one gets every text again, but no accounts and nothing that people kept.',
    );
  }
}

/** Opens (or creates) the database in `<dataFolder>/database`. Rejects with `DatabaseUnavailable`. */
export async function openPglite(dataFolder: string, { buffersMb = 128 }: PgliteOptions = {}): Promise<Database> {
  const folder = join(dataFolder, 'database');
  const unlock = await lockFolder(dataFolder);
  let session = await openFirst(folder, buffersMb).catch((error: unknown) => {
    unlock();
    throw error;
  });
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
    leftMs: number,
    { readOnly = false, client, timeoutMs = defaultTimeoutMs }: TxOptions,
    turn: Turn,
  ): Promise<T> {
    const deadline = performance.now() + leftMs;
    // What the thread takes to open must not end a short statement, for which its client would pay.
    const current = await turn.opening(within(Math.max(0, leftMs - leastMs(timeoutMs)), live()));
    const began = performance.now();
    const connection: Connection = {
      query: (sql, params) => current.query(sql, params),
      exec: (sql) => current.exec(sql),
      abandon() {
        // Between two statements there is nothing to interrupt, and a rollback is cheaper than a new thread.
        if (current.busy) {
          // Who waited until there was hardly any time left has not made it long.
          if (client !== undefined && performance.now() - began >= longestMs) turns.charge(client, reopeningMs);
          void current.end(timedOut());
        } else current.exec('rollback').catch(() => current.end(timedOut()));
      },
    };
    return runTransaction(connection, work, {
      begin: readOnly ? 'begin read only' : 'begin',
      timeoutMs: Math.max(1, deadline - performance.now()),
      signal: turn.cut,
    });
  }

  return {
    kind: 'pglite',
    tx: (work, options = {}) =>
      turns.take(options, options.timeoutMs ?? defaultTimeoutMs, (leftMs, turn) => run(work, leftMs, options, turn)),
    maintain: (statement) => turns.take({}, defaultTimeoutMs, async () => (await live()).exec(statement)),
    async close() {
      if (closed) return;
      closed = true;
      await settleWithin(timeoutMs, turns.idle());
      await session.close(timeoutMs);
      unlock();
    },
  };
}

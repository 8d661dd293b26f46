/** The course of a transaction, the same for both engines: begin, work, commit or roll back, within its time. */

import { DatabaseError } from './database.ts';
import type { Result, Row, Tx, TxOptions } from './database.ts';

/** One session with Postgres, by itself. */
export interface Connection {
  query(sql: string, params: readonly unknown[]): Promise<Result>;
  exec(sql: string): Promise<void>;
  /** Gives up on whatever the session is doing. The transaction is lost with it; the connection may be, too. */
  abandon(): void;
}

/** Postgres' own words for a statement that ran out of time. */
export function timedOut(): DatabaseError {
  return new DatabaseError({ code: '57014', message: 'canceling statement due to statement timeout' });
}

function transactionOver(): DatabaseError {
  return new DatabaseError({ code: '25P01', message: 'the transaction is over: its function has returned' });
}

/** `begin` is the statement that starts it; `graceMs` lets the server's own timeout speak first. */
export async function runTransaction<T>(
  connection: Connection,
  work: (tx: Tx) => Promise<T>,
  { timeoutMs, begin, graceMs = 0 }: TxOptions & { begin: string; graceMs?: number },
): Promise<T> {
  let state = 'open' as 'open' | 'over' | 'expired';
  let failed = false;
  const guard = async <R>(send: () => Promise<R>): Promise<R> => {
    if (state !== 'open') throw state === 'expired' ? timedOut() : transactionOver();
    try {
      return await send();
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  const tx: Tx = {
    query: <R extends Row>(sql: string, params: readonly unknown[] = []) =>
      guard(() => connection.query(sql, params) as Promise<Result<R>>),
    exec: (sql) => guard(() => connection.exec(sql)),
  };

  await connection.exec(begin);
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<never>((_, reject) => {
    if (timeoutMs === undefined) return;
    timer = setTimeout(() => {
      state = 'expired';
      reject(timedOut());
    }, timeoutMs + graceMs);
  });
  try {
    const value = await Promise.race([work(tx), expiry]);
    // A swallowed error leaves the transaction aborted, and Postgres answers `commit` by rolling back without an error.
    if (failed) await connection.query('select 1', []);
    state = 'over';
    await connection.exec('commit');
    return value;
  } catch (error) {
    if (state === 'expired') connection.abandon();
    else {
      state = 'over';
      // The reason for the rollback is what the caller must see, not that the connection is gone as well.
      await connection.exec('rollback').catch(() => connection.abandon());
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

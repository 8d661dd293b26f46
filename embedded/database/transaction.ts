/** The transaction life cycle shared by both engines: begin, work, commit or roll back, within a timeout. */

import { DatabaseError } from './database.ts';
import type { Result, Row, Tx, TxOptions } from './database.ts';

/** Exclusive access to one Postgres session. */
export interface Connection {
  query(sql: string, params: readonly unknown[]): Promise<Result>;
  exec(sql: string): Promise<void>;
  /** Aborts whatever the session is doing. The transaction is lost, and the connection may be too. */
  abandon(): void;
}

/** The same message that Postgres gives on a statement timeout. */
export function timedOut(): DatabaseError {
  return new DatabaseError({ code: '57014', message: 'canceling statement due to statement timeout' });
}

function transactionOver(): DatabaseError {
  return new DatabaseError({ code: '25P01', message: 'the transaction is over: its function has returned' });
}

/** `begin` is the statement that starts the transaction. `graceMs` lets the server's own timeout fire first. */
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
      // Ignore errors of the rollback: the caller must see the reason for it, not that the connection is lost as well.
      await connection.exec('rollback').catch(() => connection.abandon());
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

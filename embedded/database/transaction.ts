/** The transaction life cycle shared by both engines: begin, work, commit or roll back, within a deadline. */

import { DatabaseError } from './database.ts';
import type { Result, Row, Tx } from './database.ts';

/** Exclusive access to one Postgres session. */
export interface Connection {
  query(sql: string, params: readonly unknown[]): Promise<Result>;
  exec(sql: string): Promise<void>;
  /** Aborts whatever the session is doing. The transaction is lost, and the connection may be too. */
  abandon(): void;
}

/** How one transaction runs. */
export interface TransactionOptions {
  /** The statement that starts it. */
  readonly begin: string;
  readonly timeoutMs: number;
  /** Lets the server's own timeout fire first. */
  readonly graceMs?: number;
  /** Gives the transaction up when it aborts. */
  readonly signal?: AbortSignal | undefined;
}

/** The same message that Postgres gives on a statement timeout. */
export function timedOut(): DatabaseError {
  return new DatabaseError({ code: '57014', message: 'canceling statement due to statement timeout' });
}

/** The same message that Postgres gives when a client cancels its statement. */
export function cancelled(): DatabaseError {
  return new DatabaseError({ code: '57014', message: 'canceling statement due to user request' });
}

function transactionOver(): DatabaseError {
  return new DatabaseError({ code: '25P01', message: 'the transaction is over: its function has returned' });
}

/** Runs `work` in a transaction. Whatever hangs, `begin` and `commit` included, it settles by the deadline. */
export async function runTransaction<T>(
  connection: Connection,
  work: (tx: Tx) => Promise<T>,
  { begin, timeoutMs, graceMs = 0, signal }: TransactionOptions,
): Promise<T> {
  let state = 'open' as 'open' | 'over' | 'given up';
  let failed = false;
  const guard = async <R>(send: () => Promise<R>): Promise<R> => {
    if (state !== 'open') throw state === 'given up' ? timedOut() : transactionOver();
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

  async function whole(): Promise<T> {
    await connection.exec(begin);
    try {
      const value = await work(tx);
      // A swallowed error leaves the transaction aborted, and Postgres answers `commit` by rolling back without an error.
      if (failed) await connection.query('select 1', []);
      if (state === 'given up') throw timedOut();
      state = 'over';
      await connection.exec('commit');
      return value;
    } catch (error) {
      if (state !== 'given up') {
        state = 'over';
        // Ignore errors of the rollback: the caller must see the reason for it, not that the connection is lost as well.
        await connection.exec('rollback').catch(() => connection.abandon());
      }
      throw error;
    }
  }

  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const giveUp = (reason: DatabaseError) => {
    state = 'given up';
    connection.abandon();
    reject(reason);
  };
  const timer = setTimeout(() => giveUp(timedOut()), timeoutMs + graceMs);
  const onAbort = () => giveUp(cancelled());
  signal?.addEventListener('abort', onAbort, { once: true });
  const running = whole();
  // After it was given up, nobody waits for it any more.
  running.catch(() => {});
  try {
    return await Promise.race([running, givenUp]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** Waits for `work`, but no longer than `milliseconds`: then it rejects as a statement does that takes too long. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(timedOut()), milliseconds);
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}

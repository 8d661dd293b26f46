/** One run of the PGlite worker: from opening its folder until it is closed, terminated or crashes. */

import { Worker } from 'node:worker_threads';

import { settleWithin } from '../settle-within.ts';
import { DatabaseError } from './database.ts';
import type { Result } from './database.ts';
import { READY } from './pglite-worker.ts';
import type { Reply, Request, WorkerSettings } from './pglite-worker.ts';
import { toText } from './values.ts';

type Waiting = { readonly resolve: (result: Result) => void; readonly reject: (error: DatabaseError) => void };

/** A request before its id is assigned. */
type Unnumbered<R> = R extends unknown ? Omit<R, 'id'> : never;

/** The longest time the database may take to open: creating it on a slow computer. */
const openMs = 120_000;

/** Postgres' code for a database that is being restarted after a crash. */
function crashed(message: string): DatabaseError {
  return new DatabaseError({ code: '57P02', message });
}

/** Sends statements to one worker thread and matches replies to requests. */
export class PgliteSession {
  readonly ready: Promise<unknown>;
  /** Settles when the thread has stopped, whatever stopped it. */
  readonly stopped: Promise<void>;
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #lastId = READY;
  #gone: DatabaseError | undefined;

  constructor(settings: WorkerSettings) {
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: settings });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#lose(crashed(`the database's thread ended: ${error.message}`)));
    // A reply that cannot be received will never come: it is nested too deeply, or memory is short.
    this.#worker.on('messageerror', () => void this.end(crashed('a reply of the database could not be read')));
    this.stopped = new Promise((resolve) =>
      this.#worker.once('exit', () => {
        this.#lose(new DatabaseError({ code: '57P01', message: 'the database has been closed' }));
        resolve();
      }),
    );
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(READY, { resolve, reject });
    const timer = setTimeout(() => void this.end(crashed('the database did not open in time')), openMs);
    this.ready = promise.finally(() => clearTimeout(timer));
    // Whoever asks for the session learns of it.
    this.ready.catch(() => void this.end(crashed('the database cannot be opened')));
  }

  get gone(): boolean {
    return this.#gone !== undefined;
  }

  /** Whether a statement is running, or the folder is still being opened. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  query(sql: string, params: readonly unknown[]): Promise<Result> {
    return this.#ask({ kind: 'query', sql, params: params.map(toText) });
  }

  async exec(sql: string): Promise<void> {
    await this.#ask({ kind: 'exec', sql });
  }

  /** Flushes everything to disk and stops the worker. Terminates it when that takes longer than `withinMs`. */
  async close(withinMs: number): Promise<void> {
    await settleWithin(withinMs, this.#ask({ kind: 'close' }));
    await this.end(new DatabaseError({ code: '57P01', message: 'the database has been closed' }));
  }

  /**
   * Terminates the thread immediately. Pending requests are rejected with `reason`. The write-ahead log keeps the files
   * consistent.
   */
  async end(reason: DatabaseError): Promise<void> {
    this.#lose(reason);
    await this.#worker.terminate();
  }

  #ask(request: Unnumbered<Request>): Promise<Result> {
    if (this.#gone) return Promise.reject(this.#gone);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    // After an internal error the memory of the database cannot be trusted: its own stack has overflowed, for example.
    if ('error' in reply && reply.error.code.startsWith('XX') && reply.id !== READY) {
      const reason = crashed(
        `the database failed (${reply.error.code}: ${reply.error.message}) and is being restarted`,
      );
      waiting?.reject(reason);
      void this.end(reason);
    } else if ('error' in reply) waiting?.reject(new DatabaseError(reply.error));
    else waiting?.resolve({ rows: reply.rows, affected: reply.affected });
  }

  #lose(reason: DatabaseError): void {
    this.#gone ??= reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}

/** One run of the PGlite worker: from opening its folder until it is closed, terminated or crashes. */

import { Worker } from 'node:worker_threads';

import { settleWithin } from '../settle-within.ts';
import { DatabaseError } from './database.ts';
import type { Result } from './database.ts';
import { READY } from './pglite-worker.ts';
import type { Reply, Request } from './pglite-worker.ts';
import { toText } from './values.ts';

type Waiting = { readonly resolve: (result: Result) => void; readonly reject: (error: DatabaseError) => void };

/** A request before its id is assigned. */
type Unnumbered<R> = R extends unknown ? Omit<R, 'id'> : never;

/** Sends statements to one worker thread and matches replies to requests. */
export class PgliteSession {
  readonly ready: Promise<unknown>;
  #worker: Worker;
  #waiting = new Map<number, Waiting>();
  #lastId = READY;
  #gone: DatabaseError | undefined;

  constructor(folder: string) {
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { folder } });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error) =>
      this.#lose(new DatabaseError({ code: '57P02', message: `the database's thread ended: ${error.message}` })),
    );
    this.#worker.on('exit', () =>
      this.#lose(new DatabaseError({ code: '57P01', message: 'the database has been closed' })),
    );
    this.ready = new Promise((resolve, reject) => this.#waiting.set(READY, { resolve, reject }));
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
    if ('error' in reply) waiting?.reject(new DatabaseError(reply.error));
    else waiting?.resolve({ rows: reply.rows, affected: reply.affected });
  }

  #lose(reason: DatabaseError): void {
    this.#gone ??= reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}

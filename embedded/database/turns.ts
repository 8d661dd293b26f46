/**
 * Who may use the database next. Each client has one transaction running at a time, clients take turns, a transaction
 * that others wait for is ended early, and the queue is bounded, so that nobody's requests hold up everybody else's.
 */

import { DatabaseError } from './database.ts';
import type { TxOptions } from './database.ts';
import { HoldUps, Turn, leastMs } from './hold-ups.ts';
import { cancelled, timedOut } from './transaction.ts';

/** How many transactions may wait: of one client, and in all. */
const mostWaiting = { ofOne: 100, ofAll: 1000 };

/** The program's own work (imports, mail) takes its turn like a client, but is not limited to one at a time. */
const ownWork = '';

type Waiter = { readonly start: () => void; readonly refuse: (reason: DatabaseError) => void };

function busy(): DatabaseError {
  return new DatabaseError({ code: '53300', message: 'too many requests are waiting for the database' });
}

function heldUp(): DatabaseError {
  return new DatabaseError({ code: '53300', message: 'the statements of this client have held up the database' });
}

/** Hands out turns. */
export class Turns {
  #free: number;
  readonly #running = new Map<string, number>();
  /** In the order in which the clients get their next turn. */
  readonly #queues = new Map<string, Waiter[]>();
  readonly #turns = new Set<Turn>();
  readonly #holdUps = new HoldUps();
  #waiting = 0;
  #idle: (() => void)[] = [];

  /** `slots`: how many transactions the database runs side by side. */
  constructor(slots: number) {
    this.#free = slots;
  }

  /**
   * Runs `work` when it is the client's turn, with what is left of the time it has, until `turn.cut` aborts for the sake of
   * others. Rejects with 57014 when that time passes or the signal aborts before the turn comes,
   * and with 53300 when too many are waiting, or the client's transactions have cost others too much.
   */
  async take<T>(
    { client = ownWork, signal }: TxOptions,
    timeoutMs: number,
    work: (leftMs: number, turn: Turn) => Promise<T>,
  ): Promise<T> {
    const deadline = performance.now() + timeoutMs;
    if (signal?.aborted) throw cancelled();
    if (this.#holdUps.isSpent(client)) throw heldUp();
    if (!this.#mayRun(client) || this.#queues.has(client)) await this.#wait(client, timeoutMs, signal);
    else this.#occupy(client);
    const turn = new Turn(client);
    this.#turns.add(turn);
    this.#watch();
    try {
      return await work(Math.max(1, deadline - performance.now()), turn);
    } finally {
      this.#turns.delete(turn);
      this.charge(client, turn.end());
      this.#release(client);
    }
  }

  /** Counts what a transaction of the client has cost others. Too much, and the client is refused for a while. */
  charge(client: string, ms: number): void {
    if (client === ownWork) return;
    this.#holdUps.add(client, ms);
    if (!this.#holdUps.isSpent(client)) return;
    for (const waiter of this.#queues.get(client)?.slice() ?? []) waiter.refuse(heldUp());
  }

  /** Settles when nothing is running or waiting. */
  idle(): Promise<void> {
    if (this.#running.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  #mayRun(client: string): boolean {
    return this.#free > 0 && (client === ownWork || !this.#running.has(client));
  }

  /** Whether clients wait for this one. The program's own work waits, and is waited for, as long as it takes. */
  #isWaitedFor(client: string): boolean {
    if (client === ownWork || this.#free > 0) return false;
    return [...this.#queues.keys()].some((other) => other !== ownWork && other !== client && !this.#running.has(other));
  }

  #watch(): void {
    for (const turn of this.#turns) {
      const isWaitedFor = () => this.#isWaitedFor(turn.client);
      if (isWaitedFor()) turn.holdsUp(isWaitedFor);
    }
  }

  #occupy(client: string): void {
    this.#free--;
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1);
  }

  #release(client: string): void {
    this.#free++;
    const left = (this.#running.get(client) ?? 1) - 1;
    if (left > 0) this.#running.set(client, left);
    else this.#running.delete(client);
    // It has had its turn, so those who came meanwhile go first.
    const queue = this.#queues.get(client);
    this.#queues.delete(client);
    if (queue) this.#queues.set(client, queue);
    this.#startNext();
    if (this.#running.size === 0) for (const resolve of this.#idle.splice(0)) resolve();
  }

  #startNext(): void {
    for (const [client, queue] of this.#queues) {
      if (!this.#mayRun(client)) continue;
      const next = queue.shift();
      if (queue.length === 0) this.#queues.delete(client);
      this.#waiting--;
      this.#occupy(client);
      next?.start();
      return;
    }
  }

  #wait(client: string, timeoutMs: number, signal: AbortSignal | undefined): Promise<void> {
    const queue = this.#queues.get(client) ?? [];
    if (client !== ownWork && (queue.length >= mostWaiting.ofOne || this.#waiting >= mostWaiting.ofAll)) throw busy();
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const waiter: Waiter = {
        start() {
          settle();
          resolve();
        },
        refuse: (reason) => {
          settle();
          this.#leave(client, waiter);
          reject(reason);
        },
      };
      const timer = setTimeout(() => waiter.refuse(timedOut()), timeoutMs - leastMs(timeoutMs));
      const onAbort = () => waiter.refuse(cancelled());
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.push(waiter);
      this.#queues.set(client, queue);
      this.#waiting++;
      this.#watch();
    });
  }

  #leave(client: string, waiter: Waiter): void {
    const queue = this.#queues.get(client);
    if (!queue) return;
    queue.splice(queue.indexOf(waiter), 1);
    this.#waiting--;
    if (queue.length === 0) this.#queues.delete(client);
  }
}

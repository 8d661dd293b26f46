/** What one client's transactions cost the others: how long a transaction runs while others wait, and what that adds up to. */

import { LRUCache } from 'lru-cache';

import { cancelled } from './transaction.ts';

/** Everybody may make others wait for so long, at every turn: far more than the statements of the product take. */
const freeMs = 250;
/** A transaction that others wait for is ended after so long, whatever time it has otherwise. */
export const longestMs = 1500;
/** How much more than `freeMs` the transactions of one client may cost the others, in all, until a minute after the last. */
const allowedMs = 4000;
const rememberedMs = 60_000;
/** How many clients are remembered. */
const mostClients = 10_000;

/** What must be left of the time of a transaction for it to begin: with less than is free it would be ended half-way. */
export function leastMs(timeoutMs: number): number {
  return Math.min(freeMs, timeoutMs / 2);
}

/** Counts what each client has cost the others. */
export class HoldUps {
  readonly #costs = new LRUCache<string, number>({ max: mostClients, ttl: rememberedMs, perf: performance });

  add(client: string, ms: number): void {
    if (ms > 0) this.#costs.set(client, (this.#costs.get(client) ?? 0) + ms);
  }

  /** Whether the client has to stay away for a while. */
  isSpent(client: string): boolean {
    return (this.#costs.get(client) ?? 0) >= allowedMs;
  }
}

/** One transaction at the database. */
export class Turn {
  readonly client: string;
  readonly #cut = new AbortController();
  #began = performance.now();
  #heldUpSince: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(client: string) {
    this.client = client;
  }

  /** Aborts when the transaction has to end for the sake of others. */
  get cut(): AbortSignal {
    return this.#cut.signal;
  }

  /** Waits for the database itself: a connection, or that it is opened again. That counts for nobody. */
  async opening<T>(connection: Promise<T>): Promise<T> {
    try {
      return await connection;
    } finally {
      this.#began = performance.now();
      this.#heldUpSince &&= this.#began;
    }
  }

  /** Somebody else waits for this transaction. `still` says whether that is so when its time is over. */
  holdsUp(still: () => boolean): void {
    this.#heldUpSince ??= performance.now();
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        if (!still()) return;
        if (performance.now() - this.#began >= longestMs) this.#cut.abort(cancelled());
        else this.holdsUp(still);
      },
      Math.max(1, Math.ceil(this.#began + longestMs - performance.now())),
    );
  }

  /** Ends it. Returns what it has cost others, in milliseconds, also those who have given up waiting; the second time 0. */
  end(): number {
    clearTimeout(this.#timer);
    const since = this.#heldUpSince;
    this.#heldUpSince = undefined;
    return since === undefined ? 0 : performance.now() - Math.max(since, this.#began + freeMs);
  }
}

/**
 * Who may be answered by the functions next. Their one thread answers few requests side by side, of each client fewer
 * still; the others wait, and clients take turns.
 *
 * The turns of the database (`database/turns.ts`) are not this: they count what a client costs others, and end what takes
 * long. A function cannot be ended, and one that waits for a language model costs nobody anything. Queues of packages
 * know no clients.
 */

import { addressKey } from '@berea/client-address';

/** How many requests are in the process at once: of one client, and in all where nothing else is said. */
const mostRunning = { ofOne: 2, ofAll: 16 };
/** How many requests may wait: of one client, and in all. */
const mostWaiting = { ofOne: 100, ofAll: 1000 };

/** Thrown when too many requests are waiting. */
export class TooManyWaiting extends Error {}

/** Hands out places in the process. */
export class Places {
  readonly #running = new Map<string, number>();
  /** In the order in which the clients get their next place. */
  readonly #queues = new Map<string, (() => void)[]>();
  readonly #ofAll: number;
  #runningInAll = 0;
  #waiting = 0;

  constructor(ofAll = mostRunning.ofAll) {
    this.#ofAll = ofAll;
  }

  /**
   * Settles when the client has a place, which the function it resolves with gives back.
   * @param signal aborts when the request need not be answered any more: its turn goes to somebody else
   * @throws TooManyWaiting, or the signal's reason
   */
  async take(address: string, signal: AbortSignal): Promise<() => void> {
    const client = addressKey(address);
    signal.throwIfAborted();
    if (!this.#mayRun(client)) await this.#wait(client, signal);
    else this.#occupy(client);
    return () => this.#release(client);
  }

  #mayRun(client: string): boolean {
    return this.#runningInAll < this.#ofAll && (this.#running.get(client) ?? 0) < mostRunning.ofOne;
  }

  #occupy(client: string): void {
    this.#runningInAll++;
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1);
  }

  #release(client: string): void {
    this.#runningInAll--;
    const left = (this.#running.get(client) ?? 1) - 1;
    if (left > 0) this.#running.set(client, left);
    else this.#running.delete(client);
    for (const [next, queue] of this.#queues) {
      if (!this.#mayRun(next)) continue;
      const start = queue.shift();
      this.#waiting--;
      // It has its turn now, so all others go first before its next.
      this.#queues.delete(next);
      if (queue.length > 0) this.#queues.set(next, queue);
      this.#occupy(next);
      start?.();
      return;
    }
  }

  #wait(client: string, signal: AbortSignal): Promise<void> {
    const queue = this.#queues.get(client) ?? [];
    if (queue.length >= mostWaiting.ofOne || this.#waiting >= mostWaiting.ofAll) throw new TooManyWaiting();
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(start), 1);
        this.#waiting--;
        if (queue.length === 0) this.#queues.delete(client);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(start);
      this.#queues.set(client, queue);
      this.#waiting++;
    });
  }
}

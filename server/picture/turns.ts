/** There is no room to wait. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
}

/** How many may wait: of one client, so that the rest is for others, and of all, the last one for about four seconds. */
const mostWaiting = { ofOne: 2, ofAll: 24 };

interface Waiter {
  readonly start: () => void;
}

/**
 * One work at a time, in turn round the clients. By hand, because queues of packages know no clients, and the one of the
 * database is made for transactions.
 */
export class Turns {
  /** In the order in which the clients get their next turn. */
  readonly #queues = new Map<string, Waiter[]>();
  #isBusy = false;

  /** @throws TooMany @throws `signal.reason` when it aborts before the turn comes */
  async take<T>(client: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.#isBusy) await this.#wait(client, signal);
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#isBusy = false;
      this.#startNext();
    }
  }

  #refuseTooMany(client: string): void {
    const ofAll = [...this.#queues.values()].flat().length;
    if ((this.#queues.get(client)?.length ?? 0) >= mostWaiting.ofOne || ofAll >= mostWaiting.ofAll)
      throw new TooMany('Too many pictures wait to be drawn.');
  }

  async #wait(client: string, signal: AbortSignal): Promise<void> {
    this.#refuseTooMany(client);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = {
      start() {
        signal.removeEventListener('abort', leave);
        resolve();
      },
    };
    const leave = () => {
      const others = this.#queues.get(client)!.filter((one) => one !== waiter);
      if (others.length > 0) this.#queues.set(client, others);
      else this.#queues.delete(client);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#queues.set(client, [...(this.#queues.get(client) ?? []), waiter]);
    return promise;
  }

  #startNext(): void {
    for (const [client, [next, ...others]] of this.#queues) {
      this.#queues.delete(client);
      if (others.length > 0) this.#queues.set(client, others);
      // Nobody comes in between before it begins.
      this.#isBusy = true;
      return next!.start();
    }
  }
}

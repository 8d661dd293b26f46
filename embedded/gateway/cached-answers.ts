/**
 * Keeps answers that say themselves that everybody gets the same (`cache-control: public`), within a bound of memory.
 * What they are about is not known here.
 */

import { setTimeout as delay } from 'node:timers/promises';

import { LRUCache } from 'lru-cache';

import { functionFailure } from '../functions/host.ts';
import { encodeBody } from './encoded-body.ts';
import type { EncodedBody } from './encoded-body.ts';
import { lifetimeOf } from './lifetime.ts';
import { readUpTo } from './read-up-to.ts';

/** An answer that is kept. */
export interface CachedAnswer {
  /** The headers that belong to the answer, whoever gets it. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: EncodedBody;
  /** When it was kept, in `performance.now()`. */
  readonly since: number;
}

/** Bounds of the memory. */
export interface CachedAnswersOptions {
  readonly maxBytes: number;
  /** A longer answer is passed on and not kept. Default 8 MB, at most an eighth of `maxBytes`. */
  readonly maxAnswerBytes?: number;
  /** How many answers may be under way at once; more are passed on. Default 32. */
  readonly maxFlights?: number;
}

/**
 * How long somebody waits for what another client has asked for. Its request may stand behind a hundred others of that
 * client. Milliseconds.
 */
const joinedMs = 1_000;

/** What an entry takes beside its body: headers, key and the objects themselves. */
const overheadBytes = 1_024;

/** Headers of an answer that are sent again. */
const sentAgain = new Set(['content-type', 'cache-control', 'etag', 'access-control-allow-origin', 'content-language']);

/** A request on its way, for all who ask for the same meanwhile. */
interface Flight {
  /** Undefined where the answer is only for whoever asked first. */
  readonly answer: Promise<CachedAnswer | undefined>;
  join(signal: AbortSignal): void;
}

/** The memory. */
export class CachedAnswers {
  readonly #answers: LRUCache<string, CachedAnswer>;
  readonly #flights = new Map<string, Flight>();
  readonly #maxAnswerBytes: number;
  readonly #maxFlights: number;
  /** Rises with each `clear`, so that what was under way then is not kept. */
  #generation = 0;

  constructor({ maxBytes, maxAnswerBytes = 8 * 1024 * 1024, maxFlights = 32 }: CachedAnswersOptions) {
    this.#maxAnswerBytes = Math.min(maxAnswerBytes, Math.floor(maxBytes / 8));
    this.#maxFlights = maxFlights;
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.bytes + 2 * key.length + overheadBytes,
    });
  }

  /** Bytes in use, as they are counted. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** Forgets everything, also what is under way. */
  clear(): void {
    this.#generation++;
    this.#answers.clear();
    this.#flights.clear();
  }

  /**
   * The kept answer, or what `ask` answers. Requests for the same answer at the same time ask once.
   * @param key everything that the answer depends on
   * @param signal aborts when this client has gone; `ask` is told when nobody waits any more
   */
  async answer(
    key: string,
    signal: AbortSignal,
    ask: (signal: AbortSignal) => Promise<Response>,
  ): Promise<CachedAnswer | Response> {
    const known = this.#answers.get(key);
    if (known) return known;
    const flight = this.#flights.get(key);
    if (!flight) return this.#flights.size < this.#maxFlights ? await this.#lead(key, signal, ask) : await ask(signal);
    flight.join(signal);
    // An answer that is not kept may be for the first client alone: its limits, its errors.
    return (await Promise.race([flight.answer, delay(joinedMs, undefined, { ref: false })])) ?? (await ask(signal));
  }

  async #lead(
    key: string,
    signal: AbortSignal,
    ask: (signal: AbortSignal) => Promise<Response>,
  ): Promise<CachedAnswer | Response> {
    const generation = this.#generation;
    const { promise, resolve } = Promise.withResolvers<CachedAnswer | undefined>();
    const crowd = new Crowd();
    crowd.join(signal);
    const flight: Flight = { answer: promise, join: (other) => crowd.join(other) };
    this.#flights.set(key, flight);
    let answer: CachedAnswer | undefined;
    try {
      const response = await ask(crowd.signal);
      const seconds = lifetimeOf(response);
      if (seconds === 0 || !response.body) return response;
      const read = await readUpTo(response.body, this.#maxAnswerBytes).catch(() => undefined);
      if (!read) return functionFailure(502, 'BAD_GATEWAY', 'The function did not finish its answer.');
      if (!(read instanceof Uint8Array)) return new Response(read, response);
      answer = {
        headers: [...response.headers].filter(([name]) => sentAgain.has(name)),
        body: await encodeBody(read),
        since: performance.now(),
      };
      if (generation === this.#generation) this.#answers.set(key, answer, { ttl: seconds * 1000 });
      return answer;
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      resolve(answer);
    }
  }
}

/** Everybody who waits for one answer. */
class Crowd {
  readonly #controller = new AbortController();
  #waiting = 0;

  /** Aborts when the last one has gone. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  join(signal: AbortSignal): void {
    this.#waiting++;
    const leave = (): void => {
      if (--this.#waiting === 0) this.#controller.abort();
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  }
}

import { quantile } from './quantiles.ts';

/** The kinds of calls, in the order of the output. */
export const kinds = [
  'open the page',
  'daily verse',
  'sign up',
  'sign in',
  'read a chapter',
  'its highlights and notes',
  'highlight a verse',
  'write a note',
] as const;
/** A kind of call. */
export type Kind = (typeof kinds)[number];

/** Timeout in milliseconds, so that an unresponsive server does not block the benchmark forever. */
const timeoutMs = 30_000;

/** Measures calls, and records every request they make, including the client's silent retries. */
export class Calls {
  readonly #spent = new Map<Kind, number[]>();
  /** One sentence for each request with an error response or no response, and for each call that failed. */
  readonly errors: string[] = [];
  requests = 0;

  /** `fetch` that counts errors; passed to clients and used directly. */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    this.requests++;
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(input, {
        ...init,
        signal: init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
      });
      if (!response.ok) this.errors.push(`${pathname} answered ${response.status}`);
      return response;
    } catch (error) {
      this.errors.push(
        `${pathname} did not answer: ${String(error instanceof Error ? (error.cause ?? error) : error)}`,
      );
      throw error;
    }
  };

  /**
   * Runs `call` and records its duration. @returns its result; undefined when it threw, which is recorded as an error
   */
  async time<T>(kind: Kind, call: () => Promise<T>): Promise<T | undefined> {
    const began = performance.now();
    try {
      return await call();
    } catch (error) {
      this.errors.push(`${kind}: ${error instanceof Error ? error.message : JSON.stringify(error)}`);
      return undefined;
    } finally {
      const spent = this.#spent.get(kind) ?? [];
      spent.push(performance.now() - began);
      this.#spent.set(kind, spent);
    }
  }

  /** How many calls of a kind there were, and their p50, p95 and maximum in milliseconds, in columns. */
  inColumns(kind: Kind): string {
    const spent = this.#spent.get(kind) ?? [];
    if (spent.length === 0) return ['0', '-', '-', '-'].map((cell) => cell.padStart(9)).join('');
    return [String(spent.length), ...[0.5, 0.95, 1].map((q) => quantile(spent, q).toFixed(1))]
      .map((cell) => cell.padStart(9))
      .join('');
  }
}

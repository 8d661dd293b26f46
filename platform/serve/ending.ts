import { constants } from 'node:os';

/**
 * Timeout for cleanup in milliseconds; after it the process exits anyway. Requests in flight have ten seconds of it
 * (`http-server.ts`).
 */
const timeoutMs = 15_000;

/** Cleanup functions, run in reverse order. */
export class Closers {
  readonly #closers: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  async close(): Promise<void> {
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) await close();
  }
}

/** How this process ends: told by a signal, when its parent process is gone, or by itself. It cleans up before. */
export class Ending {
  readonly closers = new Closers();
  readonly #interrupted = new AbortController();
  /** Aborted as soon as the process is to end. */
  readonly signal = this.#interrupted.signal;

  /** @param codeOf the exit code after a signal, given the usual one */
  constructor(codeOf = (usual: number) => usual) {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => void this.end(codeOf(128 + constants.signals[name])));
    }
    // The parent process is gone, for whatever reason.
    process.on('disconnect', () => void this.end(1));
  }

  /** Closes everything and exits the process. Further calls do nothing. */
  async end(exitCode: number): Promise<void> {
    if (this.signal.aborted) return;
    this.#interrupted.abort();
    setTimeout(() => process.exit(exitCode || 1), timeoutMs).unref();
    await this.closers.close();
    process.exit(exitCode);
  }
}

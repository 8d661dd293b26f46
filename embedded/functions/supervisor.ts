/** Keeps one Deno process alive. Restarts it when it ends, with exponential backoff while it keeps ending early. */

import type { DenoProcess } from './deno-process.ts';

const firstPauseMs = 100;
const longestPauseMs = 10_000;
/** A run of at least this length resets the backoff. */
const goodLifeMs = 10_000;

/** Supervises the Deno process. */
export interface Supervisor {
  /** The current process. Waits for one that is starting. Rejects when that one ends, or after `close`. */
  current(): Promise<{ readonly origin: string; readonly token: string }>;
  /** Whether a process is listening now. */
  readonly isReady: boolean;
  /** The process id, for tests and diagnostics. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

/** Starts a process with `start`, and again each time it ends, until `close`. */
export function supervise(start: () => DenoProcess, log: (line: string) => void): Supervisor {
  let closed = false;
  let pause = firstPauseMs;
  let running: DenoProcess;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;
  /** Pending while no process runs; settled by the next start. */
  let next: PromiseWithResolvers<void> | undefined;

  function launch(): void {
    const startedAt = performance.now();
    running = start();
    isReady = false;
    const { ready } = running;
    ready.then(
      () => void (isReady = true),
      () => {},
    );
    next?.resolve();
    next = undefined;
    void running.ended.then((reason) => {
      isReady = false;
      if (closed) return;
      if (performance.now() - startedAt > goodLifeMs) pause = firstPauseMs;
      log(`functions: the process ${reason}; starting it again in ${pause} ms`);
      next = Promise.withResolvers();
      next.promise.catch(() => {});
      timer = setTimeout(launch, pause);
      pause = Math.min(pause * 3, longestPauseMs);
    });
  }
  launch();

  return {
    async current() {
      if (next) await next.promise;
      return running.ready;
    },
    get isReady() {
      return isReady;
    },
    get pid() {
      return running.pid;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      next?.reject(new Error('closed'));
      await running.stop();
    },
  };
}

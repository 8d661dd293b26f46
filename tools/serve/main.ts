import { constants } from 'node:os';
import { environment } from './environment.ts';
import { explain } from './problem.ts';
import { Closers, startProduct } from './product.ts';
import { Report } from './report.ts';

/** Timeout for cleanup in milliseconds; after it the process exits anyway. */
const timeoutMs = 5_000;

const report = new Report();
const closers = new Closers();
const interrupted = new AbortController();
let ready = false;

/** Closes everything and exits the process. Further calls do nothing. */
async function stop(exitCode: number): Promise<void> {
  if (interrupted.signal.aborted) return;
  interrupted.abort();
  setTimeout(() => process.exit(exitCode || 1), timeoutMs).unref();
  await closers.close();
  process.exit(exitCode);
}

// On a signal, a running product exits with 0; one that is not ready yet exits with the signal's code.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(ready ? 0 : 128 + constants.signals[signal]));
}
// The parent process is gone, for whatever reason.
process.on('disconnect', () => void stop(1));

try {
  const { origin, mailbox } = await startProduct(environment(process.env), report, closers, interrupted.signal);
  ready = true;
  report.finish();
  if (mailbox) process.stdout.write(`Mail is shown at ${mailbox}\n`);
  process.stdout.write(`Berea is ready at ${origin}\n`);
} catch (error) {
  if (!interrupted.signal.aborted) {
    report.abandon();
    process.stderr.write(`${explain(error)}\n`);
    await stop(1);
  }
}

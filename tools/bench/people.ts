import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { Calls, kinds } from './calls.ts';
import { visit } from './person.ts';
import { preparedData, repository, startProduct } from './product.ts';

const many = 50;
/** People arrive spread over this many milliseconds. */
const arrivalMs = 5_000;
const thinkMs = [1_000, 2_000] as const;
/**
 * Visits made one after the other, each creating an account and reading for a while, so that every kind of call is
 * measured several times.
 */
const alone = 5;
const aloneThinkMs = [0, 100] as const;
const shownErrors = 10;

/** Raised rate limits: all visitors come from this one machine, which would otherwise be throttled. */
const limits = {
  AUTH_SIGN_IN_LIMIT: '100000',
  AUTH_ACCOUNT_LIMIT: '100000',
  AUTH_REFRESH_LIMIT: '100000',
  GATEWAY_REQUESTS_PER_SECOND: '100000',
};
/** Disables mail: without a mail server accounts need no confirmation, and no mail is sent to invented addresses. */
const noMail = { SMTP_URL: undefined, SMTP_HOST: undefined };

/** How long each of the concurrent visitors reads, in seconds: the benchmark's only argument. */
const duration = z.coerce.number('must be a number of seconds').int().min(5).max(600).default(60);

/**
 * Measures the whole product, in its own process, under load: first one visitor, then fifty at once, each with an
 * unmodified client. The clients share the machine with the server, so the numbers include the clients' own work. Any
 * error fails the benchmark, even one that the client's retry would have hidden.
 */
export async function benchPeople([argument]: readonly string[] = []): Promise<string> {
  const seconds = duration.parse(argument);
  const data = await preparedData();
  const interrupted = new AbortController();
  const interrupt = (): void => interrupted.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt);
  try {
    const product = await startProduct(repository, { BEREA_DATA: data.folder, ...limits, ...noMail });
    const stay = (milliseconds: number): AbortSignal =>
      AbortSignal.any([interrupted.signal, AbortSignal.timeout(milliseconds)]);
    const person = (
      name: string,
      think: readonly [number, number],
      milliseconds: number,
      calls: Calls,
    ): Promise<void> =>
      visit(
        { origin: product.origin, email: `${name}@berea.example`, thinkMs: think, stays: stay(milliseconds) },
        calls,
      );
    try {
      await person('first', aloneThinkMs, 3_000, new Calls());
      const before = loadavg()[0] ?? 0;

      const single = new Calls();
      for (let one = 1; one <= alone; one++)
        await person(`alone${one}`, aloneThinkMs, (seconds / 2 / alone) * 1000, single);

      const crowd = new Calls();
      const began = performance.now();
      await Promise.all(
        Array.from({ length: many }, async (_, index) => {
          await delay(Math.random() * arrivalMs);
          await person(`reader${index}`, thinkMs, seconds * 1000, crowd);
        }),
      );
      const took = (performance.now() - began) / 1000;

      const errors = [...single.errors, ...crowd.errors];
      if (errors.length > 0 || interrupted.signal.aborted) process.exitCode = 1;
      return [
        `${availableParallelism()} cores, for the server and for the people; load average before: ${before.toFixed(2)}`,
        `one person alone: ${single.requests} requests`,
        `${many} people, each reading for ${seconds} s: ${crowd.requests} requests in ${took.toFixed(0)} s (${(crowd.requests / took).toFixed(0)} a second)`,
        `errors: ${errors.length}${interrupted.signal.aborted ? ' (interrupted)' : ''}`,
        ...errors.slice(0, shownErrors).map((error) => `  ${error}`),
        '',
        `${'milliseconds'.padEnd(26)}${columns('one person alone')}   ${columns(`${many} people`)}`,
        `${''.padEnd(26)}${header}   ${header}`,
        ...kinds.map((kind) => `${kind.padEnd(26)}${single.inColumns(kind)}   ${crowd.inColumns(kind)}`),
      ].join('\n');
    } finally {
      await product.stop();
    }
  } finally {
    await data.remove();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt);
  }
}

const header = ['count', 'p50', 'p95', 'max'].map((cell) => cell.padStart(9)).join('');
const columns = (title: string): string => title.padStart(header.length);

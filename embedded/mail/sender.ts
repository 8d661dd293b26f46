/** Delivers mail from the outbox, one after the other, at least once. Failures are retried with backoff. */

import { isTemporary } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { deliverToMailbox, markFailed, markSent, purge, takeDue } from './outbox.ts';
import type { MailSettings } from './settings.ts';
import { failureCode } from './smtp.ts';
import type { Transport } from './smtp.ts';

/** Must exceed the longest possible delivery. */
const leaseSeconds = 300;
const longestWaitSeconds = 900;
const giveUpAfterSeconds = 5 * 86_400;
const purgeEveryMs = 3_600_000;
/** Days until deletion. `any`: mail that was never delivered. `sent`: delivered mail, and mail on the mailbox page. */
const keptDays = { any: 30, sent: 7 };

/** The background sender. */
export interface Sender {
  /** Checks the outbox now. */
  wake(): void;
  start(): void;
  /** Stops, after the current delivery has finished. */
  stop(): Promise<void>;
}

/** Creates the sender. It polls the outbox after `start`. */
export function createSender(options: {
  database: Database;
  /** Undefined: mail goes to the mailbox page. */
  transport: Transport | undefined;
  settings: Pick<MailSettings, 'pollMs' | 'retryMs'>;
  log: (line: string) => void;
}): Sender {
  const { database, transport, settings, log } = options;
  let running = false;
  let again = false;
  let current: Promise<void> = Promise.resolve();
  let timers: NodeJS.Timeout[] = [];
  let lastFailure = '';

  /** Logs a failure only when it changes, not at every attempt. */
  function report(failure: string): void {
    if (failure !== lastFailure)
      log(failure === '' ? 'mail: delivered again' : `mail: not delivered (${failure}); it will be retried`);
    lastFailure = failure;
  }

  function waitSeconds(attempts: number): number {
    const doubled = (settings.retryMs / 1000) * 2 ** Math.min(attempts - 1, 20);
    // Jitter, so that mails that failed together are not retried together.
    return Math.min(longestWaitSeconds, doubled) * (0.8 + Math.random() * 0.4);
  }

  /** Logs what failed, unless the database was only busy, with an import for example: it is asked again soon. */
  function reportUnlessBusy(error: unknown, failed: string): void {
    if (!isTemporary(error)) log(`mail: ${failed} (${failureCode(error)})`);
  }

  /** False: nothing is due. */
  async function deliverOne(to: Transport): Promise<boolean> {
    const due = await database.tx((tx) => takeDue(tx, leaseSeconds));
    if (!due) return false;
    try {
      await to.deliver(due);
    } catch (error) {
      const retry = due.age > giveUpAfterSeconds ? null : waitSeconds(due.attempts);
      await database.tx((tx) => markFailed(tx, due.id, failureCode(error), retry));
      report(failureCode(error));
      return true;
    }
    await database.tx((tx) => markSent(tx, due.id));
    report('');
    return true;
  }

  async function pump(): Promise<void> {
    do {
      again = false;
      if (!transport) await database.tx(deliverToMailbox);
      else while (running && (await deliverOne(transport))) /* the next one */ ;
    } while (again && running);
  }

  let busy = false;
  function wake(): void {
    if (!running) return;
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    current = pump()
      .catch((error: unknown) => reportUnlessBusy(error, 'the outbox cannot be read'))
      .finally(() => {
        busy = false;
      });
  }

  function purgeOutbox(): void {
    database
      .tx((tx) => purge(tx, keptDays))
      .catch((error: unknown) => reportUnlessBusy(error, 'old mail cannot be deleted from the outbox'));
  }

  return {
    wake,
    start() {
      if (running) return;
      running = true;
      timers = [setInterval(wake, settings.pollMs), setInterval(purgeOutbox, purgeEveryMs)];
      for (const timer of timers) timer.unref();
      purgeOutbox();
      wake();
    },
    async stop() {
      running = false;
      for (const timer of timers) clearInterval(timer);
      await current;
      transport?.close();
    },
  };
}

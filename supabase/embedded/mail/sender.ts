/** Takes mail out of the outbox, one after the other, and hands it on: at least once, later again when it fails. */

import type { Database } from '../database/database.ts';
import { deliverToMailbox, markFailed, markSent, purge, takeDue } from './outbox.ts';
import type { MailSettings } from './settings.ts';
import { failureCode } from './smtp.ts';
import type { Transport } from './smtp.ts';

/** Longer than one delivery can take. */
const leaseSeconds = 300;
const longestWaitSeconds = 900;
const giveUpAfterSeconds = 5 * 86_400;
const purgeEveryMs = 3_600_000;
/** `any`: what was never delivered; `sent`: the record that something was (and the mailbox page's mails). */
const keptDays = { any: 30, sent: 7 };

export interface Sender {
  /** Looks at the outbox now. */
  wake(): void;
  start(): void;
  /** Lets the delivery under way finish. */
  stop(): Promise<void>;
}

export function createSender(options: {
  database: Database;
  /** Undefined: the mailbox page is where mail goes. */
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

  /** Says what is wrong once, not at every attempt. */
  function report(failure: string): void {
    if (failure !== lastFailure)
      log(failure === '' ? 'mail: delivered again' : `mail: not delivered (${failure}); it is kept and tried again`);
    lastFailure = failure;
  }

  function waitSeconds(attempts: number): number {
    const doubled = (settings.retryMs / 1000) * 2 ** Math.min(attempts - 1, 20);
    // Spread out, so that what failed together does not come back together.
    return Math.min(longestWaitSeconds, doubled) * (0.8 + Math.random() * 0.4);
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
      .catch((error: unknown) => log(`mail: the outbox cannot be read (${failureCode(error)})`))
      .finally(() => {
        busy = false;
      });
  }

  function tidy(): void {
    database
      .tx((tx) => purge(tx, keptDays))
      .catch((error: unknown) => log(`mail: the outbox cannot be tidied (${failureCode(error)})`));
  }

  return {
    wake,
    start() {
      if (running) return;
      running = true;
      timers = [setInterval(wake, settings.pollMs), setInterval(tidy, purgeEveryMs)];
      for (const timer of timers) timer.unref();
      tidy();
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

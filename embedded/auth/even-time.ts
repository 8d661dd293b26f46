import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds. Many times what the slowest of these answers takes. */
const evenMs = 250;

/**
 * Does what takes longer for one address than for another, such as writing a mail, and answers both after the same
 * time: otherwise the clock would tell who has an account.
 */
export async function evenTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, delay(evenMs)]);
  return result;
}

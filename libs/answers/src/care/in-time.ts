import { setTimeout as delay } from 'node:timers/promises';

/** How long help waits, in milliseconds. */
const longest = 2_000;

/**
 * For what help can do without: the texts of its verses, a second opinion.
 * @throws where `work` fails, or takes longer than two seconds; it goes on, and what it returns is not used
 */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const settled = new AbortController();
  const late = delay(longest, undefined, { signal: settled.signal }).then(() => {
    throw new DOMException('It took too long', 'TimeoutError');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    settled.abort();
  }
}

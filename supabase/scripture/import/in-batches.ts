/** Large enough that the round trip does not count, small enough to stop in between. */
const batchSize = 2000;

/** Writes rows some at a time: `write` gets each batch as JSON. @throws the signal's reason, before a batch */
export async function inBatches(
  all: readonly unknown[],
  signal: AbortSignal | undefined,
  write: (batch: string) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < all.length; start += batchSize) {
    signal?.throwIfAborted();
    await write(JSON.stringify(all.slice(start, start + batchSize)));
  }
}

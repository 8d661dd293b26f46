/** Large enough to make the round trip negligible, small enough to abort in between. */
const batchSize = 2000;

/** Writes rows in batches; `write` gets each batch as JSON. @throws the signal's reason, checked before each batch */
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

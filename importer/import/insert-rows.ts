import type { Tx } from '@berea/embedded';

/** How rows are inserted. */
export interface InsertOptions {
  /** The statement's parameters from `$2` on. */
  readonly params?: readonly unknown[];
  /** Rows per statement: large enough to make the round trip negligible, small enough to stop in between. */
  readonly size?: number;
  /** Checked before each statement. */
  readonly signal?: AbortSignal | undefined;
  /** Called after each statement with the number of its rows. */
  readonly onRows?: ((written: number) => void) | undefined;
}

/**
 * Inserts rows in batches.
 * @param sql a statement that takes a batch as a JSON array in `$1`, usually with `json_to_recordset`
 * @throws the signal's reason when aborted; what `onRows` throws; DatabaseError
 */
export async function insertRows(
  tx: Tx,
  sql: string,
  rows: readonly object[],
  { params = [], size = 1000, signal, onRows }: InsertOptions = {},
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) {
    signal?.throwIfAborted();
    const batch = rows.slice(start, start + size);
    await tx.query(sql, [JSON.stringify(batch), ...params]);
    onRows?.(batch.length);
  }
}

import type { Tx } from '@berea/embedded';
import { z } from 'zod';
import { ScriptureUnavailable } from '../unavailable.ts';
import type { Counts } from './source-rows.ts';

/**
 * Requires that a source has exactly what is known of it. Other numbers mean another edition, or a mistake in reading.
 * @throws ScriptureUnavailable that names the source, its package and the first difference
 */
export function mustEqual(
  name: string,
  from: { readonly package: string; readonly version: string },
  counts: Counts,
  expected: Counts,
): void {
  for (const [what, number] of Object.entries(expected)) {
    if (counts[what] === number) continue;
    const [is, mustBe] = [counts[what] ?? 0, number].map((each) => each.toLocaleString('en'));
    throw new ScriptureUnavailable(
      `${name} has ${is} ${what} instead of ${mustBe} (${from.package} ${from.version}): nothing was imported.`,
    );
  }
}

const counted = z.tuple([z.object({ rows: z.coerce.number() })]);

/**
 * Requires that the database took everything that was written.
 * @param table the rows of `key` (column and value) in it are counted
 * @throws ScriptureUnavailable when there are more or fewer than `counts` says of `what`
 */
export async function mustHold(
  tx: Tx,
  { name, counts, what }: { readonly name: string; readonly counts: Counts; readonly what: string },
  table: string,
  [column, value]: readonly [column: string, value: string],
): Promise<void> {
  const found = await tx.query(`select count(*) as rows from public.${table} where ${column} = $1`, [value]);
  const [{ rows }] = counted.parse(found.rows);
  if (rows !== counts[what])
    throw new ScriptureUnavailable(
      `The database took ${rows} of ${counts[what] ?? 0} ${what} of ${name}: nothing was imported.`,
    );
}

/** Fills a PostgreSQL database for tests with the rows of an embedded one. */

import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Database } from '../database/database.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Every table with its stored columns: those that are computed from others cannot be copied. */
const tablesSql = `
  select format('%I.%I', n.nspname, c.relname) as name,
         string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'
  group by 1 order by 1`;

const sequencesSql = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
  from pg_sequences where last_value is not null`;

/**
 * Replaces all rows of `to`, a PostgreSQL on this machine, by those of `from`, the embedded database in `fromFolder`
 * (its data folder). Both have the same tables. Minutes quicker than importing them again.
 */
export async function copyRows(from: Database, fromFolder: string, to: Database): Promise<void> {
  // The embedded database writes below its own folder only, which this process and the other server read, too.
  const inside = 'copied-rows';
  const outside = join(fromFolder, 'database', inside);
  mkdirSync(outside);
  // The other server may run as another user.
  for (const folder of [fromFolder, join(fromFolder, 'database'), outside]) chmodSync(folder, 0o755);
  const { root, tables, sequences } = await from.tx(async (tx) => ({
    root: (await tx.query<{ data_directory: string }>('show data_directory')).rows[0]?.data_directory ?? '',
    tables: (await tx.query<{ name: string; columns: string }>(tablesSql)).rows,
    sequences: (await tx.query<{ name: string; last: string }>(sequencesSql)).rows,
  }));
  await to.tx(async (tx) => {
    // Neither triggers nor foreign keys: the rows were checked when they were written first.
    await tx.exec('set local session_replication_role = replica');
    await tx.exec(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const [index, { name, columns }] of tables.entries()) {
      const file = String(index);
      await from.tx((source) => source.exec(`copy ${name} (${columns}) to ${quoted(`${root}/${inside}/${file}`)}`));
      chmodSync(join(outside, file), 0o644);
      // Frozen: every suite reads a copy of these files, and would mark the rows as committed again.
      await tx.exec(`copy ${name} (${columns}) from ${quoted(join(outside, file))} with (freeze)`);
      rmSync(join(outside, file));
    }
    for (const { name, last } of sequences) await tx.query('select setval($1::regclass, $2::bigint)', [name, last]);
    // Without statistics, a search takes many times as long as in the database that is copied.
    await tx.exec('analyze');
  });
  rmSync(outside, { recursive: true });
}

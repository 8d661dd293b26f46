import type { Host } from '@berea/shell-api';
import { CallFailure } from './call-failure.ts';
import { sendOwnRequest } from './rest-request.ts';
import { columnsOf, isSameRow, readRows, type VerseChange, type VerseRow, type VerseTable } from './verse-table.ts';

/**
 * What is to be written: where another row is there than those that the change replaces, both in one, so that no words
 * of another device or tab are lost.
 * @throws CallFailure with 409 where they do not fit
 */
async function rowToWrite<Row extends VerseRow>(
  host: Host,
  table: VerseTable<Row>,
  userId: string,
  row: Row,
  replaces: readonly Row[],
): Promise<Row> {
  if (!table.withBoth) return row;
  const rows = await sendOwnRequest(host, userId, (client) =>
    client.from(table.name).select(columnsOf(table)).eq('user_id', userId).eq('verse_id', row.verse_id),
  );
  const there = readRows(table, rows).find(({ verse_id }) => verse_id === row.verse_id);
  if (!there || replaces.some((known) => isSameRow(table, known, there))) return row;
  const both = table.withBoth(there, row);
  if (!both) throw new CallFailure('The row was changed elsewhere, and both do not fit.', 409);
  return both;
}

/** Calls 7 and 9: upserts the row of a verse. @returns the row that was written: `row` itself, or both in one @throws CallFailure */
export async function saveVerseRow<Row extends VerseRow>(
  host: Host,
  table: VerseTable<Row>,
  userId: string,
  { row, replaces = [] }: VerseChange<Row> & { readonly row: Row },
): Promise<Row> {
  const written = await rowToWrite(host, table, userId, row, replaces);
  await sendOwnRequest(host, userId, (client) =>
    client.from(table.name).upsert({ user_id: userId, ...written }, { onConflict: 'user_id,verse_id' }),
  );
  return written;
}

/** Calls 8 and 10: deletes the row of a verse. @throws CallFailure */
export async function removeVerseRow(
  host: Host,
  table: Pick<VerseTable, 'name'>,
  userId: string,
  verseId: string,
): Promise<void> {
  await sendOwnRequest(host, userId, (client) =>
    client.from(table.name).delete().eq('user_id', userId).eq('verse_id', verseId),
  );
}

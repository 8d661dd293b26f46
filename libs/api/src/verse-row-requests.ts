import { formatReference, type ChapterPlace } from '@berea/scripture';
import type { Host } from '@berea/shell-api';
import { sendOwnRequest } from './rest-request.ts';
import { schemaFrom } from './schema-of.ts';
import type { VerseRow, VerseTable } from './verse-table.ts';

/**
 * Call 6, for one table: fetches a user's rows for a chapter; a row that cannot be read is left out. @throws
 * CallFailure
 */
export async function fetchVerseRows<Row extends VerseRow>(
  host: Host,
  table: VerseTable<Row>,
  userId: string,
  place: ChapterPlace,
  signal?: AbortSignal,
): Promise<Row[]> {
  const schema = schemaFrom(async () => {
    const { receivedItems } = await import('@berea/validation');
    return receivedItems(await table.row());
  });
  const rows = await sendOwnRequest(
    host,
    userId,
    (client) =>
      client
        .from(table.name)
        .select(table.columns)
        .eq('user_id', userId)
        .like('verse_id', `${formatReference(place)}:%`),
    signal,
  );
  return (await schema).parse(rows);
}

/** Calls 7 and 9: upserts the row of a verse. @throws CallFailure */
export async function saveVerseRow<Row extends VerseRow>(
  host: Host,
  table: VerseTable<Row>,
  userId: string,
  row: Row,
): Promise<void> {
  await sendOwnRequest(host, userId, (client) =>
    client.from(table.name).upsert({ user_id: userId, ...row }, { onConflict: 'user_id,verse_id' }),
  );
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

import { userStorage } from '@berea/shell-api';
import * as z from 'zod/mini';
import type { VerseChange, VerseRow, VerseTable } from './verse-table.ts';

/** Where a user's changes to a table are stored until they are saved on the server. */
const storageOf = ({ name }: Pick<VerseTable, 'name'>, userId: string) =>
  userStorage(userId, `pending-${name}`, z.array(z.unknown()), `unsent-${name}`);

/** A user's changes that are not yet saved on the server, oldest first. Unreadable entries are skipped. */
export function pendingChanges<Row extends VerseRow>(table: VerseTable<Row>, userId: string): VerseChange<Row>[] {
  const change = z.object({ verse_id: z.string(), row: z.optional(table.row) });
  const stored = storageOf(table, userId).read() ?? [];
  return stored.flatMap((each) => {
    const { success, data } = change.safeParse(each);
    return success ? [{ verse_id: data.verse_id, row: data.row }] : [];
  });
}

/** Stores a change, replacing an earlier one for the same verse. */
export function addPendingChange<Row extends VerseRow>(
  table: VerseTable<Row>,
  userId: string,
  { verse_id, row }: VerseChange<Row>,
): void {
  const others = pendingChanges(table, userId).filter((other) => other.verse_id !== verse_id);
  storageOf(table, userId).write([...others, { verse_id, row }]);
}

/** Removes a change that no longer needs sending, unless a newer change for the same verse has replaced it. */
export function removePendingChange<Row extends VerseRow>(
  table: VerseTable<Row>,
  userId: string,
  { verse_id, row }: VerseChange<Row>,
): void {
  const same = JSON.stringify({ verse_id, row });
  const others = pendingChanges(table, userId).filter(
    (other) => JSON.stringify({ verse_id: other.verse_id, row: other.row }) !== same,
  );
  const storage = storageOf(table, userId);
  if (others.length > 0) storage.write(others);
  else storage.remove();
}

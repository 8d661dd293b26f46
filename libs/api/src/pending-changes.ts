import { writeUserStorage, readUserStorage } from '@berea/shell-api';
import { z } from 'zod';
import type { VerseChange, VerseRow, VerseTable } from './verse-table.ts';

/** The storage name for a table's changes that are not yet saved on the server. */
const nameOf = (table: Pick<VerseTable, 'name'>): string => `unsent-${table.name}`;

const stored = z.array(z.unknown()).catch([]);

/** A user's changes that are not yet saved on the server, oldest first. Unreadable entries are skipped. */
export function pendingChanges<Row extends VerseRow>(table: VerseTable<Row>, userId: string): VerseChange<Row>[] {
  const change = z.object({ verse_id: z.string(), row: table.row.optional() });
  return stored.parse(readUserStorage(userId, nameOf(table))).flatMap((each) => {
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
  writeUserStorage(userId, nameOf(table), [...others, { verse_id, row }]);
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
  writeUserStorage(userId, nameOf(table), others.length > 0 ? others : undefined);
}

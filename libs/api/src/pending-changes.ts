import { writeUserStorage, readUserStorage } from '@berea/shell-api';
import { z } from 'zod';
import type { VerseChange, VerseRow, VerseTable } from './verse-rows.ts';

/** Where the changes of a table wait in this browser until the server has them. */
const nameOf = (table: Pick<VerseTable<VerseRow>, 'name'>): string => `unsent-${table.name}`;

const stored = z.array(z.unknown()).catch([]);

/** The changes of a person's that the server does not have yet, oldest first; what cannot be read is passed over. */
export function pendingChanges<Row extends VerseRow>(table: VerseTable<Row>, userId: string): VerseChange<Row>[] {
  const change = z.object({ verse_id: z.string(), row: table.row.optional() });
  return stored.parse(readUserStorage(userId, nameOf(table))).flatMap((each) => {
    const { success, data } = change.safeParse(each);
    return success ? [{ verse_id: data.verse_id, row: data.row }] : [];
  });
}

/** Keeps a change, over an earlier one of the same verse. */
export function addPendingChange<Row extends VerseRow>(
  table: VerseTable<Row>,
  userId: string,
  { verse_id, row }: VerseChange<Row>,
): void {
  const others = pendingChanges(table, userId).filter((other) => other.verse_id !== verse_id);
  writeUserStorage(userId, nameOf(table), [...others, { verse_id, row }]);
}

/** Forgets a change that needs no sending any more, unless another one of the same verse has taken its place. */
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

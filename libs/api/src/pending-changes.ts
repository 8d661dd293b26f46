import { mayKeepFor, userStorage } from '@berea/shell-api';
import { isObject, isText } from '@berea/validation';
import { readRow, readRows, type NamedTable, type VerseChange, type VerseRow, type VerseTable } from './verse-table.ts';

/** A stored change whose row is not read yet. */
interface StoredChange {
  readonly verse_id: string;
  readonly row?: unknown;
  readonly replaces?: unknown;
}

const isChange = (stored: unknown): stored is StoredChange => isObject(stored) && isText(stored['verse_id']);

/** Where a user's changes to a table are stored until they are saved on the server. */
const storageOf = ({ name }: NamedTable, userId: string) =>
  userStorage(
    userId,
    `pending-${name}`,
    (stored) => (Array.isArray(stored) ? stored.filter(isChange) : undefined),
    `unsent-${name}`,
  );

/** A user's changes that are not yet saved on the server, oldest first. Unreadable entries are skipped. */
export const pendingChanges = <Row extends VerseRow>(table: VerseTable<Row>, userId: string): VerseChange<Row>[] =>
  (storageOf(table, userId).read() ?? []).flatMap(({ verse_id, row, replaces }): VerseChange<Row>[] => {
    if (row === undefined) return [{ verse_id, row }];
    const read = readRow(table, row);
    return read ? [{ verse_id, row: read, replaces: rowsIn(replaces, table) }] : [];
  });

const rowsIn = <Row extends VerseRow>(stored: unknown, table: VerseTable<Row>): Row[] =>
  Array.isArray(stored) ? readRows(table, stored) : [];

/** What a new change of a verse may replace, beside what was seen: what waits for it, and what that may replace. */
export function replacedWaiting<Row extends VerseRow>(table: VerseTable<Row>, userId: string, verseId: string): Row[] {
  if (!table.withBoth) return [];
  const waiting = storageOf(table, userId)
    .read()
    ?.find(({ verse_id }) => verse_id === verseId);
  return waiting ? rowsIn([...rowsIn(waiting.replaces, table), waiting.row], table) : [];
}

const isFor =
  ({ verse_id, row }: StoredChange) =>
  (other: StoredChange): boolean =>
    JSON.stringify({ verse_id: other.verse_id, row: other.row }) === JSON.stringify({ verse_id, row });

/** Whether exactly this change is stored. */
export const isStillPending = (table: NamedTable, userId: string, change: VerseChange): boolean =>
  storageOf(table, userId).read()?.some(isFor(change)) ?? false;

/**
 * Stores a change, replacing an earlier one for the same verse. Not that of somebody who has signed out, which the
 * button of a toast may still hold.
 * @returns whether the browser took it
 */
export function addPendingChange(table: NamedTable, userId: string, { verse_id, row, replaces }: VerseChange): boolean {
  if (!mayKeepFor(userId)) return false;
  const storage = storageOf(table, userId);
  const others = (storage.read() ?? []).filter((other) => other.verse_id !== verse_id);
  storage.write([...others, { verse_id, row, ...(replaces?.length && { replaces }) }]);
  return isStillPending(table, userId, { verse_id, row });
}

/** Removes a change that no longer needs sending, unless a newer change for the same verse has replaced it. */
export function removePendingChange(table: NamedTable, userId: string, change: VerseChange): void {
  const storage = storageOf(table, userId);
  const isSame = isFor(change);
  const others = (storage.read() ?? []).filter((other) => !isSame(other));
  if (others.length > 0) storage.write(others);
  else storage.remove();
}

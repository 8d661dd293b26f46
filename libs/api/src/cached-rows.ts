import { userStorage } from '@berea/shell-api';
import { isListOf, isRecordOf, isShape, readAs } from '@berea/validation';
import type { VerseRow, VerseTable } from './verse-table.ts';

/** Of how many chapters, those opened last, a user's rows are kept in this browser. */
const mostChapters = 60;

const storageOf = <Row extends VerseRow>({ name, fields }: VerseTable<Row>, userId: string) =>
  userStorage(userId, `rows-${name}`, readAs(isRecordOf(isListOf(isShape<Row>(fields)))));

/**
 * What is known of a user's rows of a chapter without the server, so that they are there at once, and without a network.
 * @param chapter 'John 3'
 * @returns undefined where nothing was kept
 */
export const cachedRows = <Row extends VerseRow>(
  table: VerseTable<Row>,
  userId: string,
  chapter: string,
): Row[] | undefined => storageOf(table, userId).read()?.[chapter];

/** Keeps a user's rows of a chapter in this browser; ending the session removes them. */
export function cacheRows<Row extends VerseRow>(table: VerseTable<Row>, userId: string, chapter: string, rows: Row[]) {
  const storage = storageOf(table, userId);
  const { [chapter]: _, ...others } = storage.read() ?? {};
  storage.write(Object.fromEntries([...Object.entries(others), [chapter, [...rows]]].slice(-mostChapters)));
}

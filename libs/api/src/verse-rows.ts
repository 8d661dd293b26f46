import { formatReference, type ChapterPlace } from '@berea/scripture';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { cacheRows, cachedRows } from './cached-rows.ts';
import { useSignedIn } from './signed-in.ts';
import { useUnsentChanges } from './unsent-changes.ts';
import { sendOwnRequest } from './rest-request.ts';
import {
  columnsOf,
  readRows,
  type NamedTable,
  type VerseChange,
  type VerseRow,
  type VerseTable,
} from './verse-table.ts';

/** The rows after a change. */
export const changed = <Row extends VerseRow>(rows: readonly Row[], { verse_id, row }: VerseChange<Row>): Row[] => [
  ...rows.filter((other) => other.verse_id !== verse_id),
  ...(row ? [row] : []),
];

/** The key of a user's rows of a chapter: 'John 3'. */
export const rowsKey = (table: NamedTable, userId: string | undefined, chapter: string) =>
  [table.name, userId, chapter] as const;

/** The key of all rows of a user (`useAllVerseRows`). */
export const allRowsKey = (table: NamedTable, userId: string | undefined) => rowsKey(table, userId, 'all');

/** 'John 3:16' → 'John 3' */
export const chapterOf = (verseId: string): string => verseId.slice(0, verseId.lastIndexOf(':'));

/**
 * The signed-in user's rows for a chapter (call 6, for one table), by verse number, with the changes applied that the
 * server does not have yet. So a change shows immediately, and rolls back automatically when it is refused (optimistic
 * update).
 */
export function useVerseRows<Row extends VerseRow>(table: VerseTable<Row>, place: ChapterPlace) {
  const { host, userId } = useSignedIn();
  const chapter = formatReference(place);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: rowsKey(table, userId, chapter),
    queryFn: async ({ signal }): Promise<Row[]> => {
      const rows = await sendOwnRequest(
        host,
        userId!,
        (client) => {
          const own = client.from(table.name).select(columnsOf(table)).eq('user_id', userId);
          return own.like('verse_id', `${chapter}:%`);
        },
        signal,
      );
      return readRows(table, rows);
    },
    enabled: userId !== undefined,
    initialData: () => (userId === undefined ? undefined : cachedRows(table, userId, chapter)),
    initialDataUpdatedAt: 0,
  });
  useEffect(() => {
    if (data && userId !== undefined) cacheRows(table, userId, chapter, data);
  }, [data, table, userId, chapter]);
  const unsent = useUnsentChanges(table);
  const rows = useMemo(() => {
    const here = unsent.filter((change) => change.userId === userId && chapterOf(change.verse_id) === chapter);
    const all = here.reduce<readonly Row[]>(changed, data ?? []);
    return new Map(all.map((row) => [Number(row.verse_id.slice(chapter.length + 1)), row]));
  }, [data, unsent, userId, chapter]);
  return { rows, isLoaded: data !== undefined, isError: isError && data === undefined, isFetching, refetch };
}

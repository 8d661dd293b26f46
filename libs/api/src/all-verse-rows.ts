import { isShape, isText } from '@berea/validation';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allRows } from './all-rows.ts';
import { useSignedIn } from './signed-in.ts';
import { useUnsentChanges } from './unsent-changes.ts';
import { allRowsKey, changed } from './verse-rows.ts';
import { readRow, type VerseRow, type VerseTable } from './verse-table.ts';

/** The time of a row's last change, as PostgREST formats it. */
interface Dated {
  readonly updated_at: string;
}
const isDated = isShape<Dated>({ updated_at: isText });

export type DatedRow<Row extends VerseRow> = Row & Dated;

/**
 * All rows of the signed-in user, with unsent changes applied as in `useVerseRows`. A row that cannot be read is left
 * out. Undefined until they are loaded.
 */
export function useAllVerseRows<Row extends VerseRow>(table: VerseTable<Row>) {
  const { host, userId } = useSignedIn();
  const query = useQuery({
    queryKey: allRowsKey(table, userId),
    queryFn: async (): Promise<DatedRow<Row>[]> => {
      const rows = await allRows(host, table.name, userId!);
      return rows.flatMap((value) => {
        const row = readRow(table, value);
        return row && isDated(value) ? [{ ...row, updated_at: value.updated_at }] : [];
      });
    },
    enabled: userId !== undefined,
  });
  const unsent = useUnsentChanges(table);
  const { data, isError, isFetching, refetch } = query;
  const rows = useMemo(
    () =>
      data &&
      unsent
        .filter((change) => change.userId === userId)
        .reduce<readonly DatedRow<Row>[]>(
          (all, { verse_id, row, submittedAt }) =>
            changed(all, { verse_id, row: row && { ...row, updated_at: new Date(submittedAt).toISOString() } }),
          data,
        ),
    [data, unsent, userId],
  );
  return { rows, isError, isFetching, refetch };
}

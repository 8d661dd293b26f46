import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allRows } from './all-rows.ts';
import { schemaFrom } from './schema-of.ts';
import { useSignedIn } from './signed-in.ts';
import { useUnsentChanges } from './unsent-changes.ts';
import { allRowsKey, changed } from './verse-rows.ts';
import type { VerseRow, VerseTable } from './verse-table.ts';

/** A row with the time of its last change, as PostgREST formats it. */
export type DatedRow<Row extends VerseRow> = Row & { readonly updated_at: string };

/**
 * All rows of the signed-in user, with unsent changes applied as in `useVerseRows`. A row that cannot be read is left
 * out. Undefined until they are loaded.
 */
export function useAllVerseRows<Row extends VerseRow>(table: VerseTable<Row>) {
  const { host, userId } = useSignedIn();
  const query = useQuery({
    queryKey: allRowsKey(table, userId),
    queryFn: async (): Promise<DatedRow<Row>[]> => {
      const schema = schemaFrom(async () => {
        const { receivedDatedRows } = await import('@berea/validation');
        return receivedDatedRows(await table.row());
      });
      const rows = await allRows(host, table.name, userId!);
      return (await schema).parse(rows);
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

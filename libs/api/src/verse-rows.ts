import { formatReference, type ChapterPlace } from '@berea/scripture';
import { isRetryable } from '@berea/shell-api';
import {
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { keepRows, keptRows } from './kept-rows.ts';
import { removePendingChange, addPendingChange, pendingChanges } from './pending-changes.ts';
import { isSessionEnded } from './rest-request.ts';
import { schemaFrom } from './schema-of.ts';
import { requireUser, useSignedIn } from './signed-in.ts';
import { fetchVerseRows, removeVerseRow, saveVerseRow } from './verse-row-requests.ts';
import type { VerseChange, VerseRow, VerseTable } from './verse-table.ts';

/** A change with its owner: the variables of a mutation of `useChangeVerseRow`. */
export interface OwnedChange<Row extends VerseRow> extends VerseChange<Row> {
  readonly userId: string;
  /**
   * 'reported': the outcome goes to the callbacks. 'awaited': the caller awaits the change and reports a failure.
   * 'resent': the change is from before the page load, and its success is not reported.
   */
  readonly mode: 'reported' | 'awaited' | 'resent';
}

/** The rows after a change. */
export const changed = <Row extends VerseRow>(rows: readonly Row[], { verse_id, row }: VerseChange<Row>): Row[] => [
  ...rows.filter((other) => other.verse_id !== verse_id),
  ...(row ? [row] : []),
];

const rowsKey = (table: Pick<VerseTable, 'name'>, userId: string | undefined, chapter: string) =>
  [table.name, userId, chapter] as const;

/** The key of all rows of a user (`useAllVerseRows`). */
export const allRowsKey = (table: Pick<VerseTable, 'name'>, userId: string | undefined) =>
  rowsKey(table, userId, 'all');

/** 'John 3:16' → 'John 3' */
const chapterOf = (verseId: string): string => verseId.slice(0, verseId.lastIndexOf(':'));

/**
 * The signed-in user's rows for a chapter, by verse number, with pending changes applied. So a change shows immediately
 * and rolls back automatically when it fails (optimistic update).
 */
export function useVerseRows<Row extends VerseRow>(table: VerseTable<Row>, place: ChapterPlace) {
  const { host, userId } = useSignedIn();
  const chapter = formatReference(place);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: rowsKey(table, userId, chapter),
    queryFn: ({ signal }) => fetchVerseRows(host, table, userId!, place, signal),
    enabled: userId !== undefined,
    initialData: () => (userId === undefined ? undefined : keptRows(table, userId, chapter)),
    initialDataUpdatedAt: 0,
  });
  useEffect(() => {
    if (data && userId !== undefined) keepRows(table, userId, chapter, data);
  }, [data, table, userId, chapter]);
  const pending = useMutationState({
    filters: { mutationKey: [table.name], status: 'pending' },
    select: ({ state }) => state.variables as OwnedChange<Row>,
  });
  const rows = useMemo(() => {
    const here = pending.filter((change) => change.userId === userId && chapterOf(change.verse_id) === chapter);
    const all = here.reduce<readonly Row[]>(changed, data ?? []);
    return new Map(all.map((row) => [Number(row.verse_id.slice(chapter.length + 1)), row]));
  }, [data, pending, userId, chapter]);
  return { rows, isLoaded: data !== undefined, isError: isError && data === undefined, isFetching, refetch };
}

interface Outcome<Row extends VerseRow> {
  /** Called when the change is saved. `before` is the row it replaced. */
  onKept: (change: VerseChange<Row>, before: Row | undefined) => void;
  onFailed: (change: VerseChange<Row>, error: Error) => void;
}

/** Applies a saved change to the rows of a query. */
async function applyChange<Row extends VerseRow>(queries: QueryClient, queryKey: QueryKey, change: VerseChange<Row>) {
  const isLoading = queries.isFetching({ queryKey, exact: true }) > 0;
  // A response already in flight may predate the change.
  if (isLoading) await queries.cancelQueries({ queryKey, exact: true });
  const known = queries.getQueryData<Row[]>(queryKey);
  if (known) queries.setQueryData<Row[]>(queryKey, changed(known, change));
  // Rows that are not loaded yet keep the change pending, and thus visible, until they are.
  if (!known || isLoading) await queries.invalidateQueries({ queryKey });
}

/**
 * Writes and removes rows, one after another. Without a network, changes wait, even across page loads: stored changes
 * are sent when the hook is next mounted. The returned functions throw when signed out.
 */
export function useChangeVerseRow<Row extends VerseRow>(table: VerseTable<Row>, { onKept, onFailed }: Outcome<Row>) {
  const { host, userId } = useSignedIn();
  const queries = useQueryClient();
  const { mutate, mutateAsync } = useMutation({
    mutationKey: [table.name],
    scope: { id: table.name },
    // Waits for the network instead of failing.
    networkMode: 'online',
    mutationFn: ({ userId: owner, verse_id, row }: OwnedChange<Row>) =>
      row ? saveVerseRow(host, table, owner, row) : removeVerseRow(host, table, owner, verse_id),
    onMutate: (change) => addPendingChange(table, change.userId, change),
    onSettled: (_, error, change) => {
      // A resent change stays in this browser until the server accepts or rejects it, even if its session is lost.
      if (!(change.mode === 'resent' && error && (isRetryable(error) || isSessionEnded(error))))
        removePendingChange(table, change.userId, change);
    },
    onSuccess: async (_, change) => {
      const chapterKey = rowsKey(table, change.userId, chapterOf(change.verse_id));
      const allKey = allRowsKey(table, change.userId);
      if (change.mode !== 'resent') {
        const known = [chapterKey, allKey].flatMap((key) => queries.getQueryData<Row[]>(key) ?? []);
        const before = known.find((row) => row.verse_id === change.verse_id);
        // Without the columns that only the list of all rows has: the client may not write them.
        onKept(change, before && (await schemaFrom(table.row)).parse(before));
      }
      await applyChange(queries, chapterKey, change);
      const row = change.row && { ...change.row, updated_at: new Date().toISOString() };
      await applyChange(queries, allKey, { verse_id: change.verse_id, row });
    },
    onError: (error, change) => {
      if (change.mode !== 'awaited') onFailed(change, error);
    },
  });
  useEffect(() => {
    if (userId === undefined) return;
    let unmounted = false;
    const resend = async (): Promise<void> => {
      const stored = await pendingChanges(table, userId);
      if (unmounted) return;
      const pending = queries
        .getMutationCache()
        .findAll({ mutationKey: [table.name], status: 'pending' })
        .map(({ state }) => state.variables as OwnedChange<Row>);
      for (const { verse_id, row } of stored) {
        if (!pending.some((change) => change.userId === userId && change.verse_id === verse_id))
          mutate({ verse_id, row, userId, mode: 'resent' });
      }
    };
    // Without the code that checks them they stay stored, for the next time.
    resend().catch(() => undefined);
    return () => {
      unmounted = true;
    };
  }, [queries, table, userId, mutate]);
  return useMemo(() => {
    const owned = ({ verse_id, row }: VerseChange<Row>, mode: 'reported' | 'awaited'): OwnedChange<Row> => ({
      verse_id,
      row,
      userId: requireUser(userId),
      mode,
    });
    return {
      /** Starts the change; the outcome is reported to `onKept` and `onFailed`. */
      change: (change: VerseChange<Row>) => mutate(owned(change, 'reported')),
      /** Awaits the change. A failure is reported only by rejection, not to `onFailed`. @throws CallFailure */
      changeNow: (change: VerseChange<Row>) => mutateAsync(owned(change, 'awaited')),
    };
  }, [mutate, mutateAsync, userId]);
}

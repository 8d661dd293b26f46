import { formatReference, type ChapterPlace } from '@berea/scripture';
import { isRetryable } from '@berea/shell-api';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { receivedItems } from '@berea/validation';
import { useEffect, useMemo } from 'react';
import { removePendingChange, addPendingChange, pendingChanges } from './pending-changes.ts';
import { isSessionEnded, sendOwnRequest } from './rest-request.ts';
import { requireUser, useSignedIn } from './signed-in.ts';
import type { VerseChange, VerseRow, VerseTable } from './verse-table.ts';

/**
 * Call 6, for one table: fetches a user's rows for a chapter; a row that cannot be read is left out. @throws
 * CallFailure
 */
async function fetchVerseRows<Row extends VerseRow>(
  client: SupabaseClient,
  table: VerseTable<Row>,
  userId: string,
  place: ChapterPlace,
  signal?: AbortSignal,
): Promise<Row[]> {
  const rows = client
    .from(table.name)
    .select(table.columns)
    .eq('user_id', userId)
    .like('verse_id', `${formatReference(place)}:%`);
  return receivedItems(table.row).parse(await sendOwnRequest(client, userId, rows, signal));
}

/** Calls 7 and 9: upserts the row of a verse. @throws CallFailure */
async function saveVerseRow<Row extends VerseRow>(
  client: SupabaseClient,
  table: VerseTable<Row>,
  userId: string,
  row: Row,
): Promise<void> {
  const saved = client.from(table.name).upsert({ user_id: userId, ...row }, { onConflict: 'user_id,verse_id' });
  await sendOwnRequest(client, userId, saved);
}

/** Calls 8 and 10: deletes the row of a verse. @throws CallFailure */
async function removeVerseRow(
  client: SupabaseClient,
  table: Pick<VerseTable, 'name'>,
  userId: string,
  verseId: string,
): Promise<void> {
  const removed = client.from(table.name).delete().eq('user_id', userId).eq('verse_id', verseId);
  await sendOwnRequest(client, userId, removed);
}

interface OwnedChange<Row extends VerseRow> extends VerseChange<Row> {
  readonly userId: string;
  /**
   * 'reported': the outcome goes to the callbacks. 'awaited': the caller awaits the change and reports a failure.
   * 'resent': the change is from before the page load, and its success is not reported.
   */
  readonly mode: 'reported' | 'awaited' | 'resent';
}

const changed = <Row extends VerseRow>(rows: readonly Row[], { verse_id, row }: VerseChange<Row>): Row[] => [
  ...rows.filter((other) => other.verse_id !== verse_id),
  ...(row ? [row] : []),
];

const rowsKey = (table: Pick<VerseTable, 'name'>, userId: string | undefined, chapter: string) =>
  [table.name, userId, chapter] as const;

/** 'John 3:16' → 'John 3' */
const chapterOf = (verseId: string): string => verseId.slice(0, verseId.lastIndexOf(':'));

/**
 * The signed-in user's rows for a chapter, by verse number, with pending changes applied. So a change shows immediately
 * and rolls back automatically when it fails (optimistic update).
 */
export function useVerseRows<Row extends VerseRow>(table: VerseTable<Row>, place: ChapterPlace) {
  const { client, userId } = useSignedIn();
  const chapter = formatReference(place);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: rowsKey(table, userId, chapter),
    queryFn: ({ signal }) => fetchVerseRows(client, table, userId!, place, signal),
    enabled: userId !== undefined,
  });
  const pending = useMutationState({
    filters: { mutationKey: [table.name], status: 'pending' },
    select: ({ state }) => state.variables as OwnedChange<Row>,
  });
  const rows = useMemo(() => {
    const here = pending.filter((change) => change.userId === userId && chapterOf(change.verse_id) === chapter);
    const all = here.reduce<readonly Row[]>(changed, data ?? []);
    return new Map(all.map((row) => [Number(row.verse_id.slice(chapter.length + 1)), row]));
  }, [data, pending, userId, chapter]);
  return { rows, isError, isFetching, refetch };
}

interface Outcome<Row extends VerseRow> {
  /** Called when the change is saved. `before` is the row it replaced. */
  onKept: (change: VerseChange<Row>, before: Row | undefined) => void;
  onFailed: (change: VerseChange<Row>, error: Error) => void;
}

/**
 * Writes and removes rows, one after another. Without a network, changes wait, even across page loads: stored changes
 * are sent when the hook is next mounted. The returned functions throw when signed out.
 */
export function useChangeVerseRow<Row extends VerseRow>(table: VerseTable<Row>, { onKept, onFailed }: Outcome<Row>) {
  const { client, userId } = useSignedIn();
  const queries = useQueryClient();
  const { mutate, mutateAsync } = useMutation({
    mutationKey: [table.name],
    scope: { id: table.name },
    // Waits for the network instead of failing.
    networkMode: 'online',
    mutationFn: ({ userId: owner, verse_id, row }: OwnedChange<Row>) =>
      row ? saveVerseRow(client, table, owner, row) : removeVerseRow(client, table, owner, verse_id),
    onMutate: (change) => addPendingChange(table, change.userId, change),
    onSettled: (_, error, change) => {
      // A resent change stays in this browser until the server accepts or rejects it, even if its session is lost.
      if (!(change.mode === 'resent' && error && (isRetryable(error) || isSessionEnded(error))))
        removePendingChange(table, change.userId, change);
    },
    onSuccess: async (_, change) => {
      const key = rowsKey(table, change.userId, chapterOf(change.verse_id));
      const known = queries.getQueryData<Row[]>(key);
      if (change.mode !== 'resent')
        onKept(
          change,
          known?.find((row) => row.verse_id === change.verse_id),
        );
      if (known) queries.setQueryData<Row[]>(key, changed(known, change));
      else {
        // The chapter's rows are not loaded yet, so keep the change pending, and thus visible, until they are. A
        // response already in flight may predate the change.
        await queries.cancelQueries({ queryKey: key });
        await queries.invalidateQueries({ queryKey: key });
      }
    },
    onError: (error, change) => {
      if (change.mode !== 'awaited') onFailed(change, error);
    },
  });
  useEffect(() => {
    if (userId === undefined) return;
    const pending = queries
      .getMutationCache()
      .findAll({ mutationKey: [table.name], status: 'pending' })
      .map(({ state }) => state.variables as OwnedChange<Row>);
    for (const { verse_id, row } of pendingChanges(table, userId)) {
      if (!pending.some((change) => change.userId === userId && change.verse_id === verse_id))
        mutate({ verse_id, row, userId, mode: 'resent' });
    }
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

import { mayKeepFor } from '@berea/shell-api';
import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addPendingChange, removePendingChange, replacedWaiting } from './pending-changes.ts';
import { requireUser, useSignedIn } from './signed-in.ts';
import {
  forgetFailed,
  giveUpAwaited,
  isTakenOver,
  mayStillBeTaken,
  useResend,
  type OwnedChange,
} from './unsent-changes.ts';
import { removeVerseRow, saveVerseRow } from './verse-row-requests.ts';
import { allRowsKey, changed, chapterOf, rowsKey } from './verse-rows.ts';
import { readRow, type VerseChange, type VerseRow, type VerseTable } from './verse-table.ts';

interface Outcome<Row extends VerseRow> {
  /**
   * Called when the change is saved. `before` is the row it replaced; `isJoined` says that the row has also what was
   * written elsewhere meanwhile.
   */
  onKept: (change: VerseChange<Row>, before: Row | undefined, isJoined: boolean) => void;
  /** Called when the change failed; once while it is tried again (`mayStillBeTaken`), and when it is refused. */
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
 * Writes and removes rows, one after another. A change is stored in this browser until the server has it or refuses it,
 * also across page loads. Without a network it waits, and where the server cannot take it, it is tried again
 * (`useResend`). The returned functions throw when signed out.
 */
export function useChangeVerseRow<Row extends VerseRow>(table: VerseTable<Row>, { onKept, onFailed }: Outcome<Row>) {
  const { host, userId } = useSignedIn();
  const queries = useQueryClient();
  const cache = queries.getMutationCache();
  const { mutate, mutateAsync } = useMutation({
    mutationKey: [table.name],
    scope: { id: table.name },
    // Waits for the network instead of failing.
    networkMode: 'online',
    // A failed change is shown as long as it is stored.
    gcTime: Infinity,
    /** @returns the change as the server has it; undefined where it was not sent */
    mutationFn: async (change: OwnedChange<Row>): Promise<VerseChange<Row> | undefined> => {
      const { userId: owner, verse_id, row } = change;
      if (isTakenOver(table, change)) return undefined;
      if (row) return { verse_id, row: await saveVerseRow(host, table, owner, { ...change, row }) };
      await removeVerseRow(host, table, owner, verse_id);
      return { verse_id, row };
    },
    onMutate: (change) => forgetFailed(cache, table, change),
    onSettled: (_, error, change) => {
      if (error && mayStillBeTaken(error)) return;
      removePendingChange(table, change.userId, change);
      if (!error) forgetFailed(cache, table, change);
    },
    // The outcome of what somebody wrote who has signed out meanwhile is nobody's.
    onSuccess: async (saved, change) => {
      if (!mayKeepFor(change.userId)) return;
      const chapterKey = rowsKey(table, change.userId, chapterOf(change.verse_id));
      const allKey = allRowsKey(table, change.userId);
      if (!saved) return queries.invalidateQueries({ queryKey: [table.name, change.userId] });
      const isJoined = saved.row !== change.row;
      if (change.mode !== 'resent' || isJoined) {
        const known = [chapterKey, allKey].flatMap((key) => queries.getQueryData<Row[]>(key) ?? []);
        const before = known.find((row) => row.verse_id === change.verse_id);
        // Without the columns that only the list of all rows has: the client may not write them.
        onKept(saved, readRow(table, before), isJoined);
      }
      await applyChange(queries, chapterKey, saved);
      const row = saved.row && { ...saved.row, updated_at: new Date().toISOString() };
      await applyChange(queries, allKey, { verse_id: saved.verse_id, row });
    },
    onError: (error, change) => {
      if (!mayKeepFor(change.userId)) return;
      if (change.mode === 'awaited' || (change.mode === 'again' && mayStillBeTaken(error))) return;
      onFailed(change, error);
    },
  });
  useResend(table, userId, mutate);
  return useMemo(() => {
    const owned = ({ verse_id, row, replaces = [] }: VerseChange<Row>, mode: 'reported' | 'awaited') => {
      const owner = requireUser(userId);
      const change = { verse_id, row, replaces: [...replaces, ...replacedWaiting(table, owner, verse_id)] };
      return { ...change, userId: owner, mode, stored: addPendingChange(table, owner, change) };
    };
    return {
      /**
       * Starts the change; the outcome is reported to `onKept` and `onFailed`.
       * @param isOnline whether it can be sent now
       * @returns false where it can neither be sent nor stored: then it is not made
       */
      change: (change: VerseChange<Row>, isOnline: boolean): boolean => {
        const next = owned(change, 'reported');
        const isMade = next.stored || isOnline;
        if (isMade) mutate(next);
        return isMade;
      },
      /** Awaits the change. A failure is reported only by rejection, not to `onFailed`. @throws CallFailure */
      changeNow: (change: VerseChange<Row>) => mutateAsync(owned(change, 'awaited')),
      /** Discards what `changeNow` could not save of a verse. */
      giveUp: (verse_id: string) => userId !== undefined && giveUpAwaited(cache, table, { userId, verse_id }),
    };
  }, [cache, mutate, mutateAsync, table, userId]);
}

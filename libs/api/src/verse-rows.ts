import { formatReference, type ChapterPlace } from '@berea/scripture';
import { useAuth, useHost } from '@berea/shell-api';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { z } from 'zod';
import { CallFailure, isRetryable } from './function-call.ts';
import { removePendingChange, addPendingChange, pendingChanges } from './pending-changes.ts';

/** A table that keeps one row for each user and verse: highlights, notes. */
export interface VerseTable<Row extends VerseRow> {
  readonly name: 'highlights' | 'notes';
  /** What is read of a row: 'verse_id,color' */
  readonly columns: string;
  readonly row: z.ZodType<Row>;
}

export interface VerseRow {
  /** 'Book chapter:verse' */
  readonly verse_id: string;
}

/** Call 6, for one table: a user's rows of a chapter. @throws CallFailure, or ZodError for a row of another shape */
export async function fetchVerseRows<Row extends VerseRow>(
  client: SupabaseClient,
  table: VerseTable<Row>,
  userId: string,
  place: ChapterPlace,
  signal?: AbortSignal,
): Promise<Row[]> {
  const query = client
    .from(table.name)
    .select(table.columns)
    .eq('user_id', userId)
    .like('verse_id', `${formatReference(place)}:%`)
    // The client would try for seven seconds before it says a word; the hook asks once more, soon.
    .retry(false);
  const { data, error, status } = await (signal ? query.abortSignal(signal) : query);
  if (error) throw new CallFailure(error.message, status, error.code);
  return z.array(table.row).parse(data);
}

/** Calls 7 and 9: writes the row of a verse, over the one there was. @throws CallFailure */
export async function saveVerseRow<Row extends VerseRow>(
  client: SupabaseClient,
  table: VerseTable<Row>,
  userId: string,
  row: Row,
): Promise<void> {
  const { error, status } = await client
    .from(table.name)
    .upsert({ user_id: userId, ...row }, { onConflict: 'user_id,verse_id' });
  if (error) throw new CallFailure(error.message, status, error.code);
}

/** Calls 8 and 10. @throws CallFailure */
export async function removeVerseRow(
  client: SupabaseClient,
  table: Pick<VerseTable<VerseRow>, 'name'>,
  userId: string,
  verseId: string,
): Promise<void> {
  const { error, status } = await client.from(table.name).delete().eq('user_id', userId).eq('verse_id', verseId);
  if (error) throw new CallFailure(error.message, status, error.code);
}

/** What becomes of the row of a verse: another one, or none. */
export interface VerseChange<Row extends VerseRow> {
  readonly verse_id: string;
  readonly row: Row | undefined;
}

interface OwnedChange<Row extends VerseRow> extends VerseChange<Row> {
  readonly userId: string;
  /** 'awaited': who asked for it waits, and says himself that it failed. 'resent': it was made before the page was loaded, and nothing is said of its success. */
  readonly manner: 'told' | 'awaited' | 'resent';
}

const changed = <Row extends VerseRow>(rows: readonly Row[], { verse_id, row }: VerseChange<Row>): Row[] => [
  ...rows.filter((other) => other.verse_id !== verse_id),
  ...(row ? [row] : []),
];

const rowsKey = (table: Pick<VerseTable<VerseRow>, 'name'>, userId: string | undefined, chapter: string) =>
  [table.name, userId, chapter] as const;

/** 'John 3:16' → 'John 3' */
const chapterOf = (verseId: string): string => verseId.slice(0, verseId.lastIndexOf(':'));

/**
 * The rows of a chapter by verse number, for whoever is signed in, with the changes that are still on their way: so what is
 * changed shows at once, and is taken back by itself when the change fails.
 */
export function useVerseRows<Row extends VerseRow>(table: VerseTable<Row>, place: ChapterPlace) {
  const { client } = useHost();
  const userId = useAuth().user?.id;
  const chapter = formatReference(place);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: rowsKey(table, userId, chapter),
    queryFn: ({ signal }) => fetchVerseRows(client, table, userId!, place, signal),
    enabled: userId !== undefined,
    networkMode: 'always',
    refetchOnReconnect: true,
    retry: (count, error) => isRetryable(error) && count < 1,
    retryDelay: 400,
  });
  const underWay = useMutationState({
    filters: { mutationKey: [table.name], status: 'pending' },
    select: ({ state }) => state.variables as OwnedChange<Row>,
  });
  const rows = useMemo(() => {
    const here = underWay.filter((change) => change.userId === userId && chapterOf(change.verse_id) === chapter);
    const all = here.reduce<readonly Row[]>(changed, data ?? []);
    return new Map(all.map((row) => [Number(row.verse_id.slice(chapter.length + 1)), row]));
  }, [data, underWay, userId, chapter]);
  return { rows, isError, isFetching, refetch };
}

interface Outcome<Row extends VerseRow> {
  /** Called once the change is kept. `before` is the row that it replaced. */
  onKept: (change: VerseChange<Row>, before: Row | undefined) => void;
  onFailed: (change: VerseChange<Row>) => void;
}

/**
 * Writes and removes rows, one after the other. Without a network a change waits for it, also beyond the life of the page: what
 * was left is sent when the hook is used again. Throws, when it is called, where nobody is signed in.
 */
export function useChangeVerseRow<Row extends VerseRow>(table: VerseTable<Row>, { onKept, onFailed }: Outcome<Row>) {
  const { client } = useHost();
  const userId = useAuth().user?.id;
  const queries = useQueryClient();
  const { mutate, mutateAsync } = useMutation({
    mutationKey: [table.name],
    scope: { id: table.name },
    mutationFn: ({ userId: owner, verse_id, row }: OwnedChange<Row>) =>
      row ? saveVerseRow(client, table, owner, row) : removeVerseRow(client, table, owner, verse_id),
    onMutate: (change) => addPendingChange(table, change.userId, change),
    onSettled: (_, error, change) => {
      // Sent again, it stays in this browser until the server has it or refuses it.
      if (!(change.manner === 'resent' && error && isRetryable(error)))
        removePendingChange(table, change.userId, change);
    },
    onSuccess: async (_, change) => {
      const key = rowsKey(table, change.userId, chapterOf(change.verse_id));
      const known = queries.getQueryData<Row[]>(key);
      if (change.manner !== 'resent')
        onKept(
          change,
          known?.find((row) => row.verse_id === change.verse_id),
        );
      if (known) queries.setQueryData<Row[]>(key, changed(known, change));
      else {
        // The rest of the chapter is not known: the change stays under way, and so in sight, until it is. An answer that is on its
        // way may have been given before the change.
        await queries.cancelQueries({ queryKey: key });
        await queries.invalidateQueries({ queryKey: key });
      }
    },
    onError: (_, change) => {
      if (change.manner !== 'awaited') onFailed(change);
    },
  });
  useEffect(() => {
    if (userId === undefined) return;
    const underWay = queries
      .getMutationCache()
      .findAll({ mutationKey: [table.name], status: 'pending' })
      .map(({ state }) => state.variables as OwnedChange<Row>);
    for (const { verse_id, row } of pendingChanges(table, userId)) {
      if (!underWay.some((change) => change.userId === userId && change.verse_id === verse_id))
        mutate({ verse_id, row, userId, manner: 'resent' });
    }
  }, [queries, table, userId, mutate]);
  return useMemo(() => {
    const owned = ({ verse_id, row }: VerseChange<Row>, manner: 'told' | 'awaited'): OwnedChange<Row> => {
      if (userId === undefined) throw new Error('Nobody is signed in.');
      return { verse_id, row, userId, manner };
    };
    return {
      /** Does it and says nothing: the outcome is told to `onKept` and `onFailed`. */
      change: (change: VerseChange<Row>) => mutate(owned(change, 'told')),
      /** The same for who waits for it, and hears of a failure here alone. @throws CallFailure */
      changeNow: (change: VerseChange<Row>) => mutateAsync(owned(change, 'awaited')),
    };
  }, [mutate, mutateAsync, userId]);
}

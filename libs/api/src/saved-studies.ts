import { savedStudy, savedStudySummary, type SavedStudy, type SavedStudySummary } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { allRows } from './all-rows.ts';
import { CallFailure } from './function-call.ts';
import { sendOwnRequest } from './rest-request.ts';
import { requireUser, useSignedIn } from './signed-in.ts';

const table = 'saved_studies';

/** The columns the client sends when saving a study; the server sets the others. */
export type NewStudy = Pick<
  SavedStudy,
  | 'title'
  | 'introduction'
  | 'study_sections'
  | 'reflection_questions'
  | 'user_answers'
  | 'concluding_prayer'
  | 'suggested_long_reads'
>;

/** An entry in the journal list. `summary` is undefined if this release cannot read the row. */
export type JournalLine =
  | { readonly id: string; readonly summary: SavedStudySummary }
  | { readonly id: string; readonly summary: undefined };

/** One study of the journal. An unreadable row is returned unchanged and never modified. */
export type StoredStudy =
  | { readonly kind: 'study'; readonly study: SavedStudy }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly row: unknown };

const anyRow = z.object({ id: z.string() });

/** Call 20: saves a study. @returns the new study's id @throws CallFailure */
async function saveStudy(client: SupabaseClient, userId: string, study: NewStudy): Promise<string> {
  const inserted = client
    .from(table)
    .insert({ user_id: userId, key_scriptures: [], ...study })
    .select('id');
  const [row] = z.tuple([anyRow]).parse(await sendOwnRequest(client, userId, inserted));
  return row.id;
}

/** Call 21: fetches the journal list, latest first. @throws CallFailure */
async function fetchJournal(client: SupabaseClient, userId: string, signal?: AbortSignal): Promise<JournalLine[]> {
  const rows = client
    .from(table)
    .select('id,title,completed_at')
    .eq('user_id', userId)
    .order('completed_at', { ascending: false });
  return z
    .array(anyRow.loose())
    .parse(await sendOwnRequest(client, userId, rows, signal))
    .map((row) => ({ id: row.id, summary: savedStudySummary.safeParse(row).data }));
}

/** Fetches every stored row of the journal, readable or not, latest first. @throws CallFailure */
export async function fetchWholeJournal(client: SupabaseClient, userId: string): Promise<unknown[]> {
  const rows = await allRows(client, table, userId);
  return rows.toSorted((one, other) => completedAt(other).localeCompare(completedAt(one)));
}

const completedAt = (row: unknown): string =>
  z.object({ completed_at: z.string() }).safeParse(row).data?.completed_at ?? '';

/** PostgREST's code when a request for a single row finds none. */
const noSuchRow = 'PGRST116';

/** Call 22: fetches one study. @throws CallFailure */
async function fetchStudy(
  client: SupabaseClient,
  userId: string,
  id: string,
  signal?: AbortSignal,
): Promise<StoredStudy> {
  const rows = client.from(table).select('*').eq('id', id).eq('user_id', userId);
  const found = await sendOwnRequest<unknown>(client, userId, rows, signal).catch((error: unknown) => {
    if (error instanceof CallFailure && error.code === noSuchRow) return [];
    throw error;
  });
  const row: unknown = Array.isArray(found) ? found[0] : found;
  if (row === undefined || row === null) return { kind: 'missing' };
  const parsed = savedStudy.safeParse(row);
  return parsed.success ? { kind: 'study', study: parsed.data } : { kind: 'unreadable', row };
}

/** Call 23: deletes a study. @throws CallFailure */
async function removeStudy(client: SupabaseClient, userId: string, id: string): Promise<void> {
  await sendOwnRequest(client, userId, client.from(table).delete().eq('id', id).eq('user_id', userId));
}

const journalKey = (userId: string | undefined) => ['journal', userId] as const;

/** The signed-in user's journal list. */
export function useJournal() {
  const { client, userId } = useSignedIn();
  return useQuery({
    queryKey: journalKey(userId),
    queryFn: ({ signal }) => fetchJournal(client, userId!, signal),
    enabled: userId !== undefined,
  });
}

/** One study from the signed-in user's journal. */
export function useStoredStudy(id: string) {
  const { client, userId } = useSignedIn();
  return useQuery({
    queryKey: [...journalKey(userId), id],
    queryFn: ({ signal }) => fetchStudy(client, userId!, id, signal),
    enabled: userId !== undefined,
    staleTime: Infinity,
  });
}

/** Mutation that saves a study and refetches the journal. */
export function useSaveStudy() {
  const { client, userId } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (study: NewStudy) => saveStudy(client, requireUser(userId), study),
    onSuccess: () => void queries.invalidateQueries({ queryKey: journalKey(userId) }),
  });
}

/** Mutation that deletes a study and removes it from the journal list. */
export function useRemoveStudy() {
  const { client, userId } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => removeStudy(client, requireUser(userId), id),
    onSuccess: (_, id) => {
      queries.setQueryData<JournalLine[]>(journalKey(userId), (lines) => lines?.filter((line) => line.id !== id));
      queries.removeQueries({ queryKey: [...journalKey(userId), id] });
    },
  });
}

import type { Host } from '@berea/shell-api';
import { isObject, isText, type SavedStudy, type SavedStudySummary } from '@berea/validation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { allRows } from './all-rows.ts';
import { CallFailure } from './call-failure.ts';
import { sendOwnRequest } from './rest-request.ts';
import { schemaFrom } from './schema-of.ts';
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

/** Call 20: saves a study. @returns the new study's id @throws CallFailure */
async function saveStudy(host: Host, userId: string, study: NewStudy): Promise<string> {
  const schema = schemaFrom(async () => (await import('@berea/validation')).insertedStudy);
  const inserted = await sendOwnRequest(host, userId, (client) =>
    client
      .from(table)
      .insert({ user_id: userId, key_scriptures: [], ...study })
      .select('id'),
  );
  return (await schema).parse(inserted)[0].id;
}

/** Call 21: fetches the journal list, latest first. @throws CallFailure */
async function fetchJournal(host: Host, userId: string, signal?: AbortSignal): Promise<JournalLine[]> {
  const rowsSchema = schemaFrom(async () => (await import('@berea/validation')).journalRows);
  const summarySchema = schemaFrom(async () => (await import('@berea/validation')).savedStudySummary);
  const rows = await sendOwnRequest(
    host,
    userId,
    (client) =>
      client
        .from(table)
        .select('id,title,completed_at')
        .eq('user_id', userId)
        .order('completed_at', { ascending: false }),
    signal,
  );
  const summary = await summarySchema;
  return (await rowsSchema).parse(rows).map((row) => ({ id: row.id, summary: summary.safeParse(row).data }));
}

/** Fetches every stored row of the journal, readable or not, latest first. @throws CallFailure */
export async function fetchWholeJournal(host: Host, userId: string): Promise<unknown[]> {
  const rows = await allRows(host, table, userId);
  return rows.toSorted((one, other) => completedAt(other).localeCompare(completedAt(one)));
}

const completedAt = (row: unknown): string => (isObject(row) && isText(row['completed_at']) ? row['completed_at'] : '');

/** PostgREST's code when a request for a single row finds none. */
const noSuchRow = 'PGRST116';

/** Call 22: fetches one study. @throws CallFailure */
async function fetchStudy(host: Host, userId: string, id: string, signal?: AbortSignal): Promise<StoredStudy> {
  const schema = schemaFrom(async () => (await import('@berea/validation')).savedStudy);
  const found = await sendOwnRequest<unknown>(
    host,
    userId,
    (client) => client.from(table).select('*').eq('id', id).eq('user_id', userId),
    signal,
  ).catch((error: unknown) => {
    if (error instanceof CallFailure && error.code === noSuchRow) return [];
    throw error;
  });
  const row: unknown = Array.isArray(found) ? found[0] : found;
  if (row === undefined || row === null) return { kind: 'missing' };
  const parsed = (await schema).safeParse(row);
  return parsed.success ? { kind: 'study', study: parsed.data } : { kind: 'unreadable', row };
}

/** Call 23: deletes a study. @throws CallFailure */
async function removeStudy(host: Host, userId: string, id: string): Promise<void> {
  await sendOwnRequest(host, userId, (client) => client.from(table).delete().eq('id', id).eq('user_id', userId));
}

const journalKey = (userId: string | undefined) => ['journal', userId] as const;

/** The signed-in user's journal list. */
export function useJournal() {
  const { host, userId } = useSignedIn();
  return useQuery({
    queryKey: journalKey(userId),
    queryFn: ({ signal }) => fetchJournal(host, userId!, signal),
    enabled: userId !== undefined,
  });
}

/** One study from the signed-in user's journal. */
export function useStoredStudy(id: string) {
  const { host, userId } = useSignedIn();
  return useQuery({
    queryKey: [...journalKey(userId), id],
    queryFn: ({ signal }) => fetchStudy(host, userId!, id, signal),
    enabled: userId !== undefined,
    staleTime: Infinity,
  });
}

/** Mutation that saves a study and refetches the journal. */
export function useSaveStudy() {
  const { host, userId } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (study: NewStudy) => saveStudy(host, requireUser(userId), study),
    onSuccess: () => void queries.invalidateQueries({ queryKey: journalKey(userId) }),
  });
}

/** Mutation that deletes a study and removes it from the journal list. */
export function useRemoveStudy() {
  const { host, userId } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => removeStudy(host, requireUser(userId), id),
    onSuccess: (_, id) => {
      queries.setQueryData<JournalLine[]>(journalKey(userId), (lines) => lines?.filter((line) => line.id !== id));
      queries.removeQueries({ queryKey: [...journalKey(userId), id] });
    },
  });
}

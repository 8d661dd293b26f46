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

const rowsSchema = async () => (await import('@berea/validation')).journalRows;
const summarySchema = async () => (await import('@berea/validation')).savedStudySummary;
const studySchema = async () => (await import('@berea/validation')).savedStudy;
const insertedSchema = async () => (await import('@berea/validation')).insertedStudy;

/** Fetches every stored row of the journal, readable or not, latest first. @throws CallFailure */
export async function fetchWholeJournal(host: Host, userId: string): Promise<unknown[]> {
  const rows = await allRows(host, table, userId);
  return rows.toSorted((one, other) => completedAt(other).localeCompare(completedAt(one)));
}

const completedAt = (row: unknown): string => (isObject(row) && isText(row['completed_at']) ? row['completed_at'] : '');

const journalKey = (userId: string | undefined) => ['journal', userId] as const;

/** The signed-in user's journal list (call 21), latest first. */
export function useJournal() {
  const { host, userId } = useSignedIn();
  return useQuery({
    queryKey: journalKey(userId),
    queryFn: async ({ signal }): Promise<JournalLine[]> => {
      const schemas = [schemaFrom(rowsSchema), schemaFrom(summarySchema)] as const;
      const rows = await sendOwnRequest(
        host,
        userId!,
        (client) => {
          const own = client.from(table).select('id,title,completed_at').eq('user_id', userId);
          return own.order('completed_at', { ascending: false });
        },
        signal,
      );
      const summary = await schemas[1];
      return (await schemas[0]).parse(rows).map((row) => ({ id: row.id, summary: summary.safeParse(row).data }));
    },
    enabled: userId !== undefined,
  });
}

/** PostgREST's code when a request for a single row finds none. */
const noSuchRow = 'PGRST116';

/** One study from the signed-in user's journal (call 22). */
export function useStoredStudy(id: string) {
  const { host, userId } = useSignedIn();
  return useQuery({
    queryKey: [...journalKey(userId), id],
    queryFn: async ({ signal }): Promise<StoredStudy> => {
      const schema = schemaFrom(studySchema);
      const found = await sendOwnRequest<unknown>(
        host,
        userId!,
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
    },
    enabled: userId !== undefined,
    staleTime: Infinity,
  });
}

/** Mutation that saves a study (call 20) and refetches the journal. Its result is the new study's id. */
export function useSaveStudy() {
  const { host, userId } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (study: NewStudy): Promise<string> => {
      const owner = requireUser(userId);
      const schema = schemaFrom(insertedSchema);
      const row = { user_id: owner, key_scriptures: [], ...study };
      const inserted = await sendOwnRequest(host, owner, (client) => client.from(table).insert(row).select('id'));
      return (await schema).parse(inserted)[0].id;
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: journalKey(userId) }),
  });
}

/** Mutation that deletes a study (call 23) and removes it from the journal list. */
export function useRemoveStudy() {
  const { host, userId } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      const owner = requireUser(userId);
      await sendOwnRequest(host, owner, (client) => client.from(table).delete().eq('id', id).eq('user_id', owner));
    },
    onSuccess: (_, id) => {
      queries.setQueryData<JournalLine[]>(journalKey(userId), (lines) => lines?.filter((line) => line.id !== id));
      queries.removeQueries({ queryKey: [...journalKey(userId), id] });
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { highlightsTable, notesTable, type VerseHighlight, type VerseNote } from './marks.ts';
import { sendOwnRequest } from './rest-request.ts';
import { requireUser, useSignedIn } from './signed-in.ts';

/** How many rows one request saves: notes of the greatest length stay below the greatest size of a request. */
const perRequest = 200;

/** Notes and highlights to save. */
export interface MarksToSave {
  readonly notes: readonly VerseNote[];
  readonly highlights: readonly VerseHighlight[];
  /** Whether they replace what is there. Otherwise a verse that has a row keeps it. */
  readonly replace: boolean;
}

/**
 * Mutation that saves many notes and highlights, some hundred at a time. When it fails, the earlier ones are saved;
 * saving all again is harmless.
 */
export function useImportMarks() {
  const { host, userId } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ notes, highlights, replace }: MarksToSave) => {
      const owner = requireUser(userId);
      for (const [table, rows] of [
        [notesTable, notes],
        [highlightsTable, highlights],
      ] as const) {
        for (let from = 0; from < rows.length; from += perRequest) {
          const part = rows.slice(from, from + perRequest).map((row) => ({ user_id: owner, ...row }));
          await sendOwnRequest(host, owner, (client) =>
            client.from(table.name).upsert(part, { onConflict: 'user_id,verse_id', ignoreDuplicates: !replace }),
          );
        }
      }
    },
    onSettled: () =>
      Promise.all(
        [notesTable, highlightsTable].map(({ name }) => queries.invalidateQueries({ queryKey: [name, userId] })),
      ),
  });
}

import { highlight, note, savedStudy, type Highlight, type Note, type SavedStudy } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { CallFailure } from './function-call.ts';

/** Everything of a person's that the product keeps. */
export interface PersonalData {
  readonly highlights: readonly Highlight[];
  readonly notes: readonly Note[];
  readonly studies: readonly SavedStudy[];
}

/** The database hands out at most a thousand rows at a time. */
const pageSize = 1000;

async function allRows<T extends z.ZodType>(client: SupabaseClient, table: string, userId: string, row: T): Promise<z.infer<T>[]> {
  const rows: z.infer<T>[] = [];
  for (;;) {
    const { data, error, status } = await client.from(table).select('*').eq('user_id', userId).order('id').range(rows.length, rows.length + pageSize - 1);
    if (error) throw new CallFailure(error.message, status, error.code);
    const page = z.array(row).parse(data);
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}

/** Fetches all highlights, notes and studies of a user, however many. @throws CallFailure, or ZodError for a row of another shape */
export async function fetchPersonalData(client: SupabaseClient, userId: string): Promise<PersonalData> {
  const [highlights, notes, studies] = await Promise.all([
    allRows(client, 'highlights', userId, highlight),
    allRows(client, 'notes', userId, note),
    allRows(client, 'saved_studies', userId, savedStudy),
  ]);
  return { highlights, notes, studies };
}

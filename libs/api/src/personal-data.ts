import { highlight, note, savedStudy, type Highlight, type Note, type SavedStudy } from '@berea/validation';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { allRows } from './all-rows.ts';

/** All data stored for a user. */
export interface PersonalData {
  readonly highlights: readonly Highlight[];
  readonly notes: readonly Note[];
  readonly studies: readonly SavedStudy[];
}

/**
 * Fetches all highlights, notes and studies of a user, across all pages. @throws CallFailure, or ZodError for an
 * invalid row
 */
export async function fetchPersonalData(client: SupabaseClient, userId: string): Promise<PersonalData> {
  const read = async <T extends z.ZodType>(table: string, row: T): Promise<z.infer<T>[]> =>
    z.array(row).parse(await allRows(client, table, userId));
  const [highlights, notes, studies] = await Promise.all([
    read('highlights', highlight),
    read('notes', note),
    read('saved_studies', savedStudy),
  ]);
  return { highlights, notes, studies };
}

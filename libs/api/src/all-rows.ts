import type { SupabaseClient } from '@supabase/supabase-js';
import { CallFailure } from './function-call.ts';

/** The database hands out at most a thousand rows at a time. */
const pageSize = 1000;

/** Every row of a user's in a table, as it is stored, however many. In the order of their ids, which no page can miss. @throws CallFailure */
export async function allRows(client: SupabaseClient, table: string, userId: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const { data, error, status } = await client
      .from(table)
      .select('*')
      .eq('user_id', userId)
      .order('id')
      .range(rows.length, rows.length + pageSize - 1);
    if (error) throw new CallFailure(error.message, status, error.code);
    rows.push(...data);
    if (data.length < pageSize) return rows;
  }
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/** How long an answer of the database is believed, so that reading many chapters asks once. */
const believedMs = 5_000;

/**
 * The version of the content, as `/config.json` names it; undefined while the database has never said. Where it is too
 * busy to say, the last one counts: otherwise nothing would be kept just then.
 *
 * It is read before the content of the same answer. So an answer under the current version may be newer than its
 * version, for seconds, but never older.
 */
export function contentVersion(
  database: () => SupabaseClient,
  now: () => number = Date.now,
): () => Promise<string | undefined> {
  let read = -Infinity;
  let version: Promise<string | undefined> | undefined;
  let known: string | undefined;
  const ask = async (): Promise<string | undefined> => {
    const { data } = await database().rpc('content_version');
    return (known = z.string().safeParse(data).data ?? known);
  };
  return () => {
    if (!version || now() - read > believedMs) [version, read] = [ask().catch(() => known), now()];
    return version;
  };
}

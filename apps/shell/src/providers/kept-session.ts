import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

const stored = z.custom<Session>((value) => z.object({ user: z.object({ id: z.string() }) }).safeParse(value).success);

/**
 * The session in the client's storage, which is there even if it has expired and could not be renewed: the client
 * reports none then, removes it only when the auth server refuses it, and tries again later.
 */
export async function keptSession({ auth }: SupabaseClient): Promise<Session | null> {
  // The client offers no other way to it: `getSession` answers null while the auth server is down.
  const text = await auth['storage'].getItem(auth['storageKey']);
  try {
    return stored.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

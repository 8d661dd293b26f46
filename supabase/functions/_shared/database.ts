import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

const environment = z.object({ SUPABASE_URL: z.url(), SUPABASE_ANON_KEY: z.string().min(1) });

let client: SupabaseClient | undefined;

/**
 * The project's tables as an anonymous visitor may read them: row-level security decides. Made on first use, because the
 * environment need not be there when the function is imported, and kept. Whoever called the function has a client that
 * retries; a second one here would only make a failure slow.
 */
export function anonymous(): SupabaseClient {
  if (client) return client;
  const { SUPABASE_URL, SUPABASE_ANON_KEY } = environment.parse({
    SUPABASE_URL: Deno.env.get('SUPABASE_URL'),
    SUPABASE_ANON_KEY: Deno.env.get('SUPABASE_ANON_KEY'),
  });
  client = createClient(SUPABASE_URL, SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false, timeout: 10_000 },
  });
  return client;
}

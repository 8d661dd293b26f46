import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

const environment = z.object({ url: z.url(), key: z.string().min(1) });

function make(keyVariable: string, headers: Record<string, string> = {}): SupabaseClient {
  const { url, key } = environment.parse({ url: Deno.env.get('SUPABASE_URL'), key: Deno.env.get(keyVariable) });
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Whoever called the function has a client that retries; a second one here would only make a failure slow.
    db: { retry: false, timeout: 10_000 },
    global: { headers },
  });
}

/** Made on first use, because the environment need not be there when the function is imported, and kept. */
function once(keyVariable: string): () => SupabaseClient {
  let client: SupabaseClient | undefined;
  return () => (client ??= make(keyVariable));
}

/** The project's tables as an anonymous visitor may read them: row-level security decides. */
export const anonymous = once('SUPABASE_ANON_KEY');

/** Past row-level security, and the admin API: only for what the function itself has decided. */
export const service = once('SUPABASE_SERVICE_ROLE_KEY');

/** A client that signs in, for one request: kept any longer, it would hold one person's session while another asks. */
export const visitor = (headers: Record<string, string>): SupabaseClient => make('SUPABASE_ANON_KEY', headers);

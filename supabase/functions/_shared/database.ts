import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { fetchOrAway } from './away.ts';

const environment = z.object({ url: z.url(), key: z.string().min(1) });

function make(keyVariable: string, headers: Record<string, string> = {}): SupabaseClient {
  const { url, key } = environment.parse({ url: Deno.env.get('SUPABASE_URL'), key: Deno.env.get(keyVariable) });
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // The browser that called the function retries already. Retrying here as well would only delay the error.
    db: { retry: false, timeout: 10_000 },
    global: { headers, fetch: fetchOrAway },
  });
}

/** Creates the client on first use and caches it. The environment may not be set yet when the module is imported. */
function once(keyVariable: string): () => SupabaseClient {
  let client: SupabaseClient | undefined;
  return () => (client ??= make(keyVariable));
}

/** Client with the rights of an anonymous visitor; row-level security applies. */
export const anonymous = once('SUPABASE_ANON_KEY');

/**
 * Client with the service key: bypasses row-level security and has access to the admin API. Use it only for operations
 * that the function has authorised itself.
 */
export const service = once('SUPABASE_SERVICE_ROLE_KEY');

/**
 * Creates a client that signs in, for a single request. If it were cached, one user's session would leak into another
 * user's request.
 */
export const visitor = (headers: Record<string, string>): SupabaseClient => make('SUPABASE_ANON_KEY', headers);

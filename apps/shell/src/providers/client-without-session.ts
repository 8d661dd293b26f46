import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Connection } from '../connection.ts';

/** A client that has no session, takes none over from the page's own client or its address, and keeps none. */
export const clientWithoutSession = ({ supabaseUrl, supabaseKey }: Connection): SupabaseClient =>
  createClient(supabaseUrl, supabaseKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'berea-without-session',
    },
  });

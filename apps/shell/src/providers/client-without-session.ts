import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Connection } from '../connection.ts';

/**
 * An anonymous Supabase client: it never reads, stores or detects (in the URL) a session, and does not share the main
 * one.
 */
export const clientWithoutSession = ({ supabaseUrl, supabaseKey }: Connection): SupabaseClient =>
  createClient(supabaseUrl, supabaseKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'berea-without-session',
    },
  });

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { sessionStorageByClock } from './session-storage.ts';

/** What is loaded with the client's code, because only the client needs it. */
export { openLink } from './open-link.ts';

function mayStore(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** The client, which takes no session from the address: `openLink` does. Where the browser allows no storage, it keeps its session itself. */
export const makeClient = (url: string, key: string, storageKey: string): SupabaseClient =>
  createClient(url, key, {
    auth: { storageKey, detectSessionInUrl: false, ...(mayStore() && { storage: sessionStorageByClock }) },
  });

import { useAuth, useHost } from '@berea/shell-api';
import type { SupabaseClient } from '@supabase/supabase-js';

/** The client of the page and the id of the signed-in user, for calls about the user's own rows. */
export function useSignedIn(): {
  readonly client: SupabaseClient;
  /** Undefined when signed out. */
  readonly userId: string | undefined;
} {
  const { client } = useHost();
  return { client, userId: useAuth().user?.id };
}

/** The id of the signed-in user, for a write that no screen offers to a visitor. @throws Error when signed out */
export function requireUser(userId: string | undefined): string {
  if (userId === undefined) throw new Error('Nobody is signed in.');
  return userId;
}

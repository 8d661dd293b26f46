import { AuthContext, clearUserStorage, useHost } from '@berea/shell-api';
import type { Session } from '@supabase/supabase-js';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useGoHome } from './go-home.ts';

/** Undefined until the first session check has completed; then the session, or null. */
const sessionAtom = atom<Session | null | undefined>(undefined);

/**
 * Provides the auth state from the client's initial session check and its auth-change events, which also come from
 * other tabs.
 * @param linkFailure why an email link did not sign the user in; shown once as a toast
 */
export function AuthProvider({ linkFailure, children }: { linkFailure?: string; children: ReactNode }) {
  const { client, toast } = useHost();
  const [session, setSession] = useAtom(sessionAtom);
  const goHome = useGoHome();
  const queries = useQueryClient();
  const userId = session?.user.id;

  useEffect(() => {
    // INITIAL_SESSION is always the first event, even without a session.
    const { data } = client.auth.onAuthStateChange((_, next) => setSession(next));
    return () => data.subscription.unsubscribe();
  }, [client, setSession]);

  useEffect(() => {
    if (!linkFailure) return;
    // Deferred by one task: the toaster is mounted after this component and is not listening yet.
    const timer = setTimeout(() => toast({ title: 'Error', description: linkFailure, kind: 'destructive' }));
    return () => clearTimeout(timer);
  }, [linkFailure, toast]);

  const signOut = useCallback(async () => {
    // Go home first: on a private screen the route guard would redirect the user to /auth instead.
    await goHome();
    const { error } = await client.auth.signOut();
    // If the server does not confirm, the client keeps the session. Remove it locally, for users of shared computers.
    if (error) await client.auth.signOut({ scope: 'local' });
    if (userId !== undefined) clearUserData(queries, userId);
    toast({ title: 'Signed out', description: 'You have been signed out successfully', kind: 'success' });
  }, [client, toast, goHome, queries, userId]);

  const auth = useMemo(
    () => ({ user: session?.user ?? null, session: session ?? null, loading: session === undefined, signOut }),
    [session, signOut],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Clears a user's data in this browser, including unsent changes, so that the next user does not see it. */
function clearUserData(queries: QueryClient, userId: string): void {
  clearUserStorage(userId);
  queries.getMutationCache().clear();
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(userId) });
}

import { AuthContext, clearUserStorage, useHost } from '@berea/shell-api';
import type { Session } from '@supabase/supabase-js';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useGoHome } from './go-home.ts';

/** Undefined until the first session check has completed; then the session, or null. */
const sessionAtom = atom<Session | null | undefined>(undefined);

/**
 * Who is signed in, from the client's first check and its auth-change events (which other tabs send, too).
 * @param linkFailure why the link of a mail did not sign the person in, to be said once
 */
export function AuthProvider({ linkFailure, children }: { linkFailure?: string; children: ReactNode }) {
  const { client, toast } = useHost();
  const [session, setSession] = useAtom(sessionAtom);
  const goHome = useGoHome();
  const queries = useQueryClient();
  const userId = session?.user.id;

  useEffect(() => {
    // INITIAL_SESSION is the first event, also where there is no session.
    const { data } = client.auth.onAuthStateChange((_, next) => setSession(next));
    return () => data.subscription.unsubscribe();
  }, [client, setSession]);

  useEffect(() => {
    if (!linkFailure) return;
    // A turn later: what shows toasts stands behind this part of the page and does not listen yet.
    const timer = setTimeout(() => toast({ title: 'Error', description: linkFailure, kind: 'destructive' }));
    return () => clearTimeout(timer);
  }, [linkFailure, toast]);

  const signOut = useCallback(async () => {
    // Home first: on a private screen the guard would send whoever signs out to /auth instead.
    await goHome();
    const { error } = await client.auth.signOut();
    // Without an answer from the server the client keeps the session; whoever leaves a shared computer must not find it there.
    if (error) await client.auth.signOut({ scope: 'local' });
    if (userId !== undefined) forget(queries, userId);
    toast({ title: 'Signed out', description: 'You have been signed out successfully', kind: 'success' });
  }, [client, toast, goHome, queries, userId]);

  const auth = useMemo(
    () => ({ user: session?.user ?? null, session: session ?? null, loading: session === undefined, signOut }),
    [session, signOut],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** What this browser holds of a person, unsent changes included: whoever signs in next must not come upon it. */
function forget(queries: QueryClient, userId: string): void {
  clearUserStorage(userId);
  queries.getMutationCache().clear();
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(userId) });
}

import { AuthContext, failureToast, useEndSession, useHost, useSessionEndedElsewhere } from '@berea/shell-api';
import type { Session } from '@supabase/supabase-js';
import { atom, useAtom } from 'jotai';
import { Fragment, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

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
  const endSession = useEndSession(session?.user.id);
  // Another number mounts the screens again, without what was typed into them.
  const [endings, setEndings] = useState(0);
  useSessionEndedElsewhere(() => setEndings((count) => count + 1));

  useEffect(() => {
    // INITIAL_SESSION is always the first event, even without a session.
    const { data } = client.auth.onAuthStateChange((_, next) => setSession(next));
    return () => data.subscription.unsubscribe();
  }, [client, setSession]);

  useEffect(() => {
    if (!linkFailure) return;
    // Deferred by one task: the toaster is mounted after this component and is not listening yet.
    const timer = setTimeout(() => toast(failureToast(linkFailure)));
    return () => clearTimeout(timer);
  }, [linkFailure, toast]);

  const signOut = useCallback(async () => {
    await endSession();
    toast({ title: 'Signed out', description: 'You have been signed out successfully', kind: 'success' });
  }, [endSession, toast]);

  const auth = useMemo(
    () => ({ user: session?.user ?? null, session: session ?? null, loading: session === undefined, signOut }),
    [session, signOut],
  );
  return (
    <AuthContext value={auth}>
      <Fragment key={endings}>{children}</Fragment>
    </AuthContext>
  );
}

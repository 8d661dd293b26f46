import { AuthContext, failureToast, useEndSession, useHost, useSessionEndedElsewhere } from '@berea/shell-api';
import { Fragment, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSession } from './use-session.ts';

/**
 * Provides the auth state: the session, and signing out.
 * @param linkFailure why an email link did not sign the user in; shown once as a toast
 */
export function AuthProvider({ linkFailure, children }: { linkFailure?: string; children: ReactNode }) {
  const { toast } = useHost();
  const session = useSession();
  const endSession = useEndSession(session?.user.id);
  // Another number mounts the screens again, without what was typed into them.
  const [endings, setEndings] = useState(0);
  useSessionEndedElsewhere(() => setEndings((count) => count + 1));

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

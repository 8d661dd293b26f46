import {
  AuthContext,
  claimDrafts,
  failureToast,
  useEndSession,
  useHost,
  useHydrated,
  useSessionEndedElsewhere,
  type Auth,
} from '@berea/shell-api';
import type { User } from '@supabase/supabase-js';
import { Fragment, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { clearToasts } from '../toasts/toast-queue.ts';
import { otherFailure } from './link-failure.ts';
import { linkToast, signedInAs } from './link-toast.ts';
import type { LinkOutcome } from './mail-link.ts';
import type { PageClient } from './page-client.ts';
import { useSession } from './use-session.ts';

/**
 * Provides the auth state: the session, and signing out.
 * @param client its session and the changes of it
 * @param onKnown called when the page was taken over and the first session check has completed
 * @param linkFailure why an email link did not sign the user in; shown once as a toast
 * @param newPassword the path of the page that asks for a new password, if there is one
 */
export function AuthProvider({
  client,
  linkFailure,
  newPassword,
  onKnown,
  children,
}: {
  client: PageClient;
  linkFailure?: string | undefined;
  newPassword?: string | undefined;
  onKnown?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { toast } = useHost();
  // The server renders every page as a visitor's.
  const hydrated = useHydrated();
  // Another number mounts the screens again, without what was typed into them.
  const [endings, setEndings] = useState(0);
  const found = useSession(client, endings);
  const session = hydrated ? found : null;
  const end = useEndSession(session?.user.id);
  const endSession = useCallback<typeof end>(
    (ending) => {
      // What it says itself comes afterwards.
      clearToasts();
      return end(ending);
    },
    [end],
  );
  useSessionEndedElsewhere(() => {
    clearToasts();
    setEndings((count) => count + 1);
  });

  useEffect(() => {
    if (!linkFailure) return;
    // Deferred by one task: the toaster is mounted after this component and is not listening yet.
    const timer = setTimeout(() => toast(failureToast(linkFailure)));
    return () => clearTimeout(timer);
  }, [linkFailure, toast]);

  const userId = session?.user.id;
  useEffect(() => {
    if (userId === undefined || !claimDrafts(userId)) return;
    clearToasts();
    setEndings((count) => count + 1);
    // Each time the client tells of a session: a tab may hear late that an earlier one of the same person has ended.
  }, [userId, session]);

  const [offered, setOffered] = useState<Auth['offered']>();
  const change = useEffectEvent(async (user: User) => {
    if (session) await endSession();
    await client.followLink().then(
      () => toast(signedInAs(user)),
      () => toast(failureToast(otherFailure)),
    );
  });
  const tellLinked = useEffectEvent((outcome: LinkOutcome) => {
    const accept = (user: User) => void change(user);
    if (outcome.kind === 'unexpected')
      setOffered({ email: outcome.user.email ?? '', accept: () => accept(outcome.user) });
    // The page for a new password asks by itself.
    if (outcome.kind !== 'unexpected' || location.pathname !== newPassword) toast(linkToast(outcome, accept));
  });
  useEffect(() => void client.linked.then((outcome) => tellLinked(outcome)), [client]);

  const known = useEffectEvent(() => onKnown?.());
  const isKnown = hydrated && session !== undefined;
  useEffect(() => {
    if (isKnown) known();
  }, [isKnown]);

  const signOut = useCallback(async () => {
    await endSession();
    toast({ title: 'Signed out', description: 'You have been signed out successfully', kind: 'success' });
  }, [endSession, toast]);

  const auth = useMemo(
    () => ({
      user: session?.user ?? null,
      session: session ?? null,
      loading: session === undefined,
      offered: session ? undefined : offered,
      signOut,
    }),
    [session, offered, signOut],
  );
  return (
    <AuthContext value={auth}>
      <Fragment key={endings}>{children}</Fragment>
    </AuthContext>
  );
}

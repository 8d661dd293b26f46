import { failureToast, useHost } from '@berea/shell-api';
import type { Session } from '@supabase/supabase-js';
import { atom, useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { keptSession } from './kept-session.ts';

/** Undefined until the first session check has completed; then the session, or null. */
const sessionAtom = atom<Session | null | undefined>(undefined);

/** How long the first check may take before somebody with an expired session is shown as signed in. Milliseconds. */
const firstCheckMs = 5_000;

/**
 * The session, from the client's initial check and its auth-change events, which also come from other tabs. A session
 * that has expired stays while the auth server cannot be reached to renew it, and a toast says so: the user has not
 * signed out. Nothing of the user is fetched with it.
 */
export function useSession(): Session | null | undefined {
  const { client, toast } = useHost();
  const [session, setSession] = useAtom(sessionAtom);

  const stay = useEffectEvent((kept: Session) => {
    setSession(kept);
    toast(
      failureToast('Your account cannot be reached at the moment. You stay signed in, and nothing of yours is lost.'),
    );
  });
  useEffect(() => {
    let events = 0;
    let reported = false;
    /** @param event the number of the last event; a later one counts instead */
    const takeKept = async (event: number) => {
      const kept = await keptSession(client);
      if (events !== event) return;
      if (kept) {
        if (!reported) stay(kept);
        reported = true;
      } else if (event > 0) setSession(null);
    };
    const timer = setTimeout(() => void takeKept(0), firstCheckMs);
    // INITIAL_SESSION is always the first event, even without a session.
    const { data } = client.auth.onAuthStateChange((_, next) => {
      events += 1;
      clearTimeout(timer);
      if (!next) return void takeKept(events);
      reported = false;
      setSession(next);
    });
    return () => {
      clearTimeout(timer);
      data.subscription.unsubscribe();
    };
  }, [client, setSession]);
  return session;
}

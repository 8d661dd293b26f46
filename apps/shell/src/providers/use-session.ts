import { failureToast, useHost, whenIdle } from '@berea/shell-api';
import type { Session } from '@supabase/supabase-js';
import { atom, useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { PageClient } from './page-client.ts';

/** Undefined until the first session check has completed; then the session, or null. */
const sessionAtom = atom<Session | null | undefined>(undefined);

/** How long the first check may take before somebody with an expired session is shown as signed in. Milliseconds. */
const firstCheckMs = 5_000;

/**
 * The session, from the client's initial check and its auth-change events, which also come from other tabs. A session
 * that has expired stays while the auth server cannot be reached to renew it, and a toast says so: the user has not
 * signed out. The same where the code of the client does not come. Nothing of the user is fetched with it. Without a
 * stored session or a mail's link nobody is signed in, and the client, which tells of later changes, is loaded when the
 * browser is idle.
 * @param endings how often it was heard that a session has ended
 */
export function useSession(page: PageClient, endings: number): Session | null | undefined {
  const { toast } = useHost();
  const [session, setSession] = useAtom(sessionAtom);

  const stay = useEffectEvent((kept: Session) => {
    setSession(kept);
    toast(
      failureToast('Your account cannot be reached at the moment. You stay signed in, and nothing of yours is lost.'),
    );
  });
  const lose = useEffectEvent(() => {
    // With the code of the toasts, which it needs next: a chunk of its own would cost its hash in the first code.
    const code = import(/* webpackChunkName: "toasts" */ './session-lost.ts');
    void code.then(({ tellSessionLost }) => tellSessionLost(toast)).catch(() => undefined);
  });
  useEffect(() => {
    let events = 0;
    let reported = false;
    /**
     * @param event the number of the last event; a later one counts instead
     * @param nobody whether it is known that nobody is signed in when nothing is stored
     */
    const takeKept = async (event: number, nobody: boolean) => {
      const kept = await page.keptSession();
      if (events !== event) return;
      if (kept) {
        if (!reported) stay(kept);
        reported = true;
      } else if (nobody) setSession(null);
    };
    const timer = page.sessionExpected ? setTimeout(() => void takeKept(0, false), firstCheckMs) : undefined;
    let stop = () => clearTimeout(timer);
    let unmounted = false;
    void page.loaded.then(({ auth }) => {
      if (unmounted) return;
      let token: string | undefined;
      let endedToken: string | undefined;
      // INITIAL_SESSION is always the first event, even without a session.
      const { data } = auth.onAuthStateChange((event, next) => {
        // A tab that was starting may tell of the session it found after another tab has ended it.
        if (next && next.access_token === endedToken) return;
        if (event === 'SIGNED_OUT') {
          endedToken = token;
          lose();
        }
        token = next?.access_token;
        events += 1;
        clearTimeout(timer);
        // Another tab that signs out tells of it before this one sees that the stored session is gone.
        if (!next && event !== 'SIGNED_OUT') return void takeKept(events, true);
        if (next) reported = false;
        setSession(next);
      });
      stop = () => {
        clearTimeout(timer);
        data.subscription.unsubscribe();
      };
    });
    const load = () => void page.client().catch(() => (page.sessionExpected ? takeKept(0, true) : undefined));
    const cancel = page.sessionExpected ? load() : whenIdle(load);
    addEventListener('online', load);
    return () => {
      unmounted = true;
      removeEventListener('online', load);
      cancel?.();
      stop();
    };
  }, [page, setSession]);
  // The client tells it, but its code may not be there.
  useEffect(() => {
    if (endings > 0) void page.keptSession().then((kept) => kept ?? setSession(null));
  }, [page, endings, setSession]);
  return session === undefined && !page.sessionExpected ? null : session;
}

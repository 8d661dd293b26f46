import { isNumber, isOptional, isShape, isText, readAs } from '@berea/validation';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { forgetAskedMail } from './asked-mail.ts';
import { useGoHome } from './go-home.ts';
import { useHost } from './host.ts';
import { clearPersonalStorage } from './personal-storage.ts';
import { storedValue } from './storage.ts';
import { removeStoredSession } from './stored-session.ts';

/** The channel that tells the other tabs whose session has ended. Supabase's own event also means an expired session. */
const channelName = 'berea:session-ended';
interface Message {
  readonly userId: string | undefined;
}
const isMessage = isShape<Message>({ userId: isOptional(isText) });

/**
 * When a session was last ended in this browser, and when this tab last looked, in milliseconds since 1970: a tab that was
 * loading, or had another site open, heard no message.
 */
const endedAt = storedValue('session-ended', readAs(isNumber));
const lookedAt = storedValue('session-ended-seen', readAs(isNumber), { area: 'tab' });
/** Never before the last ending: the clock may have been set back since. */
const noteLooked = (): void => lookedAt.write(Math.max(Date.now(), endedAt.read() ?? 0));
const endedUnheard = (): boolean => (endedAt.read() ?? 0) > (lookedAt.read() ?? 0);

/** Whether somebody ended a session in this browser, in any tab, within the last so many milliseconds. */
export const sessionEndedWithin = (milliseconds: number): boolean =>
  Date.now() - (endedAt.read() ?? -Infinity) < milliseconds;

/**
 * Forgets everything of a person in this tab and in the storage of this browser, because others may use the same
 * computer: what the queries have loaded and what they asked, changes that are not saved yet, answers to studies, and
 * what was typed into forms (a prayer request). Display settings, the last chapter and the cached entries of the
 * encyclopedia belong to the browser and stay.
 */
function forgetPerson(queries: QueryClient, userId: string | undefined): void {
  clearPersonalStorage(userId);
  forgetAskedMail();
  queries.getMutationCache().clear();
  queries.removeQueries({
    predicate: (query) => !query.isActive() || (userId !== undefined && query.queryKey.includes(userId)),
  });
}

/**
 * Forgets what was typed in this tab if a session was ended while another site was open in it. Before the page is drawn:
 * what the browser itself has put back into the forms of the server's HTML is taken out of them.
 */
export function forgetDraftsOfEnded(): void {
  if (endedUnheard()) {
    clearPersonalStorage(undefined);
    for (const form of document.forms) form.reset();
  }
  noteLooked();
}

/** How long signing out waits for the server. Milliseconds. */
const confirmMs = 1_000;

interface Ending {
  /** The server has deleted the account and its sessions; the page of the account is replaced in the history. */
  readonly accountDeleted?: boolean;
}

/**
 * Ends the session of a user in this browser, in every tab: goes home, signs out and forgets everything of the person. Every way to end
 * a session goes through here; a session that expires keeps the person's work until they sign in again.
 */
export function useEndSession(userId: string | undefined): (ending?: Ending) => Promise<void> {
  const host = useHost();
  const queries = useQueryClient();
  const goHome = useGoHome();
  return useCallback(
    async ({ accountDeleted = false } = {}) => {
      // Go home first: on a private screen the route guard would redirect the user to /auth instead.
      await goHome({ replace: accountDeleted });
      const loading = host.client();
      const nextTask = new Promise<undefined>((resolve) => setTimeout(resolve, 0, undefined));
      // Undefined while its code is on the way, or does not come: the session ends here all the same.
      const client = await Promise.race([loading, nextTask]).catch(() => undefined);
      // Of this browser alone: somebody's phone stays signed in when they leave a computer. It ends here also when the server
      // does not confirm, or never answers.
      const ended = client?.auth.signOut({ scope: 'local' });
      const token = client ? undefined : removeStoredSession(host.supabaseUrl);
      forgetPerson(queries, userId);
      endedAt.write(Date.now());
      noteLooked();
      const channel = new BroadcastChannel(channelName);
      channel.postMessage({ userId } satisfies Message);
      channel.close();
      if (!client) {
        if (token) void loading.then(({ auth }) => auth.admin.signOut(token, 'local')).catch(() => undefined);
        return;
      }
      const late = new Promise((resolve) => setTimeout(resolve, confirmMs, 'late'));
      // Where the session has expired, the client first tries for half a minute to renew it, and forgets it afterwards.
      if ((await Promise.race([ended, late])) === 'late') await client.auth['_removeSession']();
      // What was on its way meanwhile.
      forgetPerson(queries, userId);
    },
    [host, queries, goHome, userId],
  );
}

/**
 * Forgets everything of a person whose session was ended in another tab, also while this one was loading, or away: a form
 * can be typed into before the page answers.
 * @param forgotten called afterwards, to drop what the screens of this tab still hold
 */
export function useSessionEndedElsewhere(forgotten: () => void): void {
  const queries = useQueryClient();
  const onEnded = useEffectEvent((data: unknown) => {
    if (!isMessage(data)) return;
    noteLooked();
    forgetPerson(queries, data.userId);
    forgotten();
  });
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => onEnded(data);
    const takeUnheard = () => {
      if (endedUnheard()) onEnded({});
    };
    // Also since the page began to load: what was typed before it answers is in no storage.
    if ((endedAt.read() ?? 0) > performance.timeOrigin) onEnded({});
    else takeUnheard();
    // Back from another site may show the page as it was left.
    addEventListener('pageshow', takeUnheard);
    return () => {
      removeEventListener('pageshow', takeUnheard);
      channel.close();
    };
  }, []);
}

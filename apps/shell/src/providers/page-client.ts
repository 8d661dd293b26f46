import { sessionKeyOf, type Host } from '@berea/shell-api';
import { isObject, isText } from '@berea/validation';
import type { Session, SupabaseClient } from '@supabase/supabase-js';
import type { Connection } from '../connection.ts';
import { mailLink, type LinkOutcome } from './mail-link.ts';

/** The page's Supabase client, loaded when it is first needed. */
export interface PageClient extends Pick<Host, 'client' | 'accessToken'> {
  /** Resolves when the client has been loaded, by any part of the page. Never rejects. */
  readonly loaded: Promise<SupabaseClient>;
  /** What came of the mail's link that opened this page. Without one it never resolves. */
  readonly linked: Promise<LinkOutcome>;
  /** Signs in with that link. @throws AuthError */
  readonly followLink: () => Promise<void>;
  /** Whether somebody may be signed in when the page starts: a session is stored, or a mail's link brings one. */
  readonly sessionExpected: boolean;
  /**
   * The stored session, which is there even if it has expired and could not be renewed: the client reports none then,
   * removes it only when the auth server refuses it, and tries again later.
   */
  readonly keptSession: () => Promise<Session | null>;
}

/** As the client stores it: whose it is, is all that is read of it here. */
const isSession = (value: unknown): value is Session =>
  isObject(value) && isObject(value['user']) && isText(value['user']['id']);

/** What is stored under a key; null where the browser allows no storage, which then has no session from earlier. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function sessionIn(text: string | null): Session | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isSession(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The client of this page. Call it before the address is changed: a mail's link is recognised by it. */
export function pageClient({ supabaseUrl, supabaseKey }: Connection): PageClient {
  const storageKey = sessionKeyOf(supabaseUrl);
  const link = mailLink();
  const sessionExpected = link !== undefined || stored(storageKey) !== null;
  const { promise: loaded, resolve } = Promise.withResolvers<SupabaseClient>();
  const { promise: linked, resolve: tellLinked } = Promise.withResolvers<LinkOutcome>();
  let loading: Promise<SupabaseClient> | undefined;

  const client = (): Promise<SupabaseClient> =>
    (loading ??= import('./made-client.ts').then(
      async ({ makeClient, openLink }) => {
        const made = makeClient(supabaseUrl, supabaseKey, storageKey);
        // Before anybody asks who is signed in.
        if (link) tellLinked(await openLink(made, link, sessionIn(stored(storageKey))?.user));
        resolve(made);
        return made;
      },
      (error: unknown) => {
        // Not remembered, so that the next call tries again.
        loading = undefined;
        throw error;
      },
    ));

  return {
    client,
    loaded,
    linked,
    async followLink() {
      const { auth } = await client();
      const { error } = await auth.setSession(link!);
      if (error) throw error;
    },
    sessionExpected,
    keptSession: async () => sessionIn(stored(storageKey)),
    async accessToken() {
      if (!loading && !sessionExpected) return undefined;
      // Without its code, a call is sent as a visitor's: texts can be read, and what needs a session is refused.
      const made = await client().catch(() => undefined);
      return (await made?.auth.getSession())?.data.session?.access_token;
    },
  };
}

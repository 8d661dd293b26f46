import type { SupabaseClient, User } from '@supabase/supabase-js';

/** What our mails lead to. A session that comes in an address in another way is not taken. */
const types: ReadonlySet<string | null> = new Set(['signup', 'recovery', 'email_change']);

/** The session that the address brings. */
export interface MailLink {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** What came of a mail's link. */
export type LinkOutcome =
  | { readonly kind: 'signed-in'; readonly user: User }
  /** Somebody else is signed in here, and has to be asked. */
  | { readonly kind: 'other'; readonly user: User; readonly here: User }
  | { readonly kind: 'refused' }
  /** No answer came. The link stays in the address, for the next try. */
  | { readonly kind: 'unanswered' };

const forgetLink = (): void => history.replaceState(history.state, '', location.pathname + location.search);

/** The session of a mail's link in the address. One that no mail of ours brings is removed from there. */
export function mailLink(): MailLink | undefined {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const [access_token, refresh_token] = [parameters.get('access_token'), parameters.get('refresh_token')];
  if (access_token !== null && refresh_token !== null && types.has(parameters.get('type')))
    return { access_token, refresh_token };
  if (access_token !== null) forgetLink();
  return undefined;
}

/**
 * Signs in with a mail's link, unless somebody else is signed in here: anybody can send a link with a session of their own, and what is
 * written afterwards would be theirs to read. By hand, because the client takes every session that an address brings.
 * @param here who is signed in
 */
export async function openLink({ auth }: SupabaseClient, link: MailLink, here: User | undefined): Promise<LinkOutcome> {
  const { data, error } = await auth.getUser(link.access_token);
  if (error?.name === 'AuthRetryableFetchError') return { kind: 'unanswered' };
  forgetLink();
  if (!data.user) return { kind: 'refused' };
  if (here && here.id !== data.user.id) return { kind: 'other', user: data.user, here };
  const { error: refused } = await auth.setSession(link);
  return refused ? { kind: 'refused' } : { kind: 'signed-in', user: data.user };
}

import type { User } from '@supabase/supabase-js';

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
  /** Nobody is signed in here, nobody asked for the mail here, and somebody has to be asked. */
  | { readonly kind: 'unexpected'; readonly user: User }
  | { readonly kind: 'refused' }
  /** No answer came. The link stays in the address, for the next try. */
  | { readonly kind: 'unanswered' };

/** Takes the link out of the address. */
export const forgetLink = (): void => history.replaceState(history.state, '', location.pathname + location.search);

/** The session of a mail's link in the address. One that no mail of ours brings is removed from there. */
export function mailLink(): MailLink | undefined {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const [access_token, refresh_token] = [parameters.get('access_token'), parameters.get('refresh_token')];
  if (access_token !== null && refresh_token !== null && types.has(parameters.get('type')))
    return { access_token, refresh_token };
  if (access_token !== null) forgetLink();
  return undefined;
}

/** Takes a session out of the address that a link in the open page puts there. A mail's link opens a page of its own. */
export function forgetLaterLinks(): void {
  addEventListener('hashchange', () => {
    if (new URLSearchParams(location.hash.slice(1)).has('access_token')) forgetLink();
  });
}

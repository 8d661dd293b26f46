import { takeAskedMail } from '@berea/shell-api';
import type { SupabaseClient, User } from '@supabase/supabase-js';
import { forgetLink, type LinkOutcome, type MailLink } from './mail-link.ts';

/**
 * Signs in with a mail's link, unless somebody else is signed in here, or nobody asked here for a mail to its address:
 * anybody can send a link with a session of their own, and what is written afterwards would be theirs to read. By hand,
 * because the client takes every session that an address brings.
 * @param here who is signed in
 */
export async function openLink({ auth }: SupabaseClient, link: MailLink, here: User | undefined): Promise<LinkOutcome> {
  const { data, error } = await auth.getUser(link.access_token);
  if (error?.name === 'AuthRetryableFetchError') return { kind: 'unanswered' };
  forgetLink();
  if (!data.user) return { kind: 'refused' };
  if (here && here.id !== data.user.id) return { kind: 'other', user: data.user, here };
  if (!here && !takeAskedMail(data.user.email ?? '')) return { kind: 'unexpected', user: data.user };
  const { error: refused } = await auth.setSession(link);
  return refused ? { kind: 'refused' } : { kind: 'signed-in', user: data.user };
}

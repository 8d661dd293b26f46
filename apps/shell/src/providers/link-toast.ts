import { failureToast, type Toast } from '@berea/shell-api';
import type { User } from '@supabase/supabase-js';
import { otherFailure } from './link-failure.ts';
import type { LinkOutcome } from './mail-link.ts';

/**
 * What is said when a mail's link was opened: nobody's account is changed for another without a word.
 * @param change ends the session of this page, if there is one, and signs in with the link
 */
export function linkToast(outcome: LinkOutcome, change: (user: User) => void): Toast {
  switch (outcome.kind) {
    case 'signed-in':
      return signedInAs(outcome.user);
    case 'other':
      return failureToast(
        `The link signs in ${outcome.user.email}. You are signed in as ${outcome.here.email}, and nothing was changed.`,
        {
          title: 'This link is for another account',
          action: { label: 'Change account', run: () => change(outcome.user) },
        },
      );
    case 'unexpected':
      return failureToast(
        `It signs you in as ${outcome.user.email}, and was not asked for in this browser. What you write would be kept in that account.`,
        { title: 'Is this link yours?', action: { label: 'Sign in', run: () => change(outcome.user) } },
      );
    case 'refused':
      return failureToast(otherFailure);
    case 'unanswered':
      return failureToast('Your account cannot be reached at the moment. Reload the page to open the link again.');
  }
}

export const signedInAs = ({ email }: User): Toast => ({
  title: 'Signed in',
  description: `You are signed in as ${email}.`,
  kind: 'success',
});

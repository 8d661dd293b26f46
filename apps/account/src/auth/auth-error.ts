/** What one was doing when the auth server refused. */
export type AuthAction = 'sign-up' | 'sign-in';

const mapped: readonly { readonly holds: (message: string) => boolean; readonly text: string }[] = [
  { holds: (message) => message.includes('invalid login') || message.includes('invalid credentials'), text: 'Invalid email or password. Please try again.' },
  { holds: (message) => message.includes('email') && message.includes('already'), text: 'An account with this email already exists.' },
  // The form's rule says 8; this text says 6. Both readings of the specification stand.
  { holds: (message) => message.includes('password') && message.includes('weak'), text: 'Password must be at least 6 characters long.' },
  { holds: (message) => message.includes('network') || message.includes('fetch'), text: 'Network error. Please check your connection and try again.' },
];

const otherwise: Record<AuthAction, string> = {
  'sign-up': 'Unable to create account. Please try again.',
  'sign-in': 'Unable to sign in. Please try again.',
};

/** The sentence for what the auth server said, by the first row of the specification's table that fits, in any case. */
export function authErrorText(message: string, action: AuthAction): string {
  const folded = message.toLowerCase();
  return mapped.find(({ holds }) => holds(folded))?.text ?? otherwise[action];
}

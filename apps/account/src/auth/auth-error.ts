/** What one was doing when the auth server refused. */
export type AuthAction = 'sign-up' | 'sign-in';

/** What the client hands on of a refusal. */
export interface AuthFailure {
  readonly message: string;
  readonly code?: string | undefined;
  /** The HTTP status; 0 where no answer came, in whichever words the browser says so. */
  readonly status?: number | undefined;
}

interface Row {
  readonly holds: (message: string) => boolean;
  /** The server's code for the same thing, where its own words ("User already registered") miss the specification's. */
  readonly code?: string;
  readonly text: string;
}

const noAnswer = 'Network error. Please check your connection and try again.';

const rows: readonly Row[] = [
  {
    holds: (message) => message.includes('invalid login') || message.includes('invalid credentials'),
    code: 'invalid_credentials',
    text: 'Invalid email or password. Please try again.',
  },
  {
    holds: (message) => message.includes('email') && message.includes('already'),
    code: 'user_already_exists',
    text: 'An account with this email already exists.',
  },
  // The form's rule says 8; this text says 6. Both readings of the specification stand.
  {
    holds: (message) => message.includes('password') && message.includes('weak'),
    code: 'weak_password',
    text: 'Password must be at least 6 characters long.',
  },
  { holds: (message) => message.includes('network') || message.includes('fetch'), text: noAnswer },
];

const otherwise: Record<AuthAction, string> = {
  'sign-up': 'Unable to create account. Please try again.',
  'sign-in': 'Unable to sign in. Please try again.',
};

/** The sentence for what the auth server said: the first row of the specification's table that fits its words, in any case, or its code. */
export function authErrorText({ message, code, status }: AuthFailure, action: AuthAction): string {
  const folded = message.toLowerCase();
  const row =
    rows.find(({ holds }) => holds(folded)) ??
    rows.find((candidate) => candidate.code !== undefined && candidate.code === code);
  return row?.text ?? (status === 0 ? noAnswer : otherwise[action]);
}

/** The action that the auth server rejected. */
export type AuthAction = 'sign-up' | 'sign-in';

/** The fields of a Supabase `AuthError` that decide the message. */
export interface AuthFailure {
  readonly message: string;
  readonly code?: string | undefined;
  /** The HTTP status; 0 when there was no response (browsers word the message differently). */
  readonly status?: number | undefined;
}

interface Row {
  /** Receives the message in lower case. */
  readonly matches: (message: string) => boolean;
  /**
   * The server's code for the same error. Some messages ("User already registered") do not match the specification's
   * words.
   */
  readonly code?: string;
  readonly text: string;
}

const networkError = 'Network error. Please check your connection and try again.';

const rows: readonly Row[] = [
  {
    matches: (message) => message.includes('invalid login') || message.includes('invalid credentials'),
    code: 'invalid_credentials',
    text: 'Invalid email or password. Please try again.',
  },
  {
    matches: (message) => message.includes('email') && message.includes('already'),
    code: 'user_already_exists',
    text: 'An account with this email already exists.',
  },
  // The form requires 8 characters, but this text says 6. The specification prescribes both.
  {
    matches: (message) => message.includes('password') && message.includes('weak'),
    code: 'weak_password',
    text: 'Password must be at least 6 characters long.',
  },
  { matches: (message) => message.includes('network') || message.includes('fetch'), text: networkError },
];

const fallbacks: Record<AuthAction, string> = {
  'sign-up': 'Unable to create account. Please try again.',
  'sign-in': 'Unable to sign in. Please try again.',
};

/**
 * The user-facing message for an auth error: the first row of the specification's table whose words match the server
 * message (case-insensitive), else the row with the same error code, else a message for the network or for the action.
 */
export function authErrorText({ message, code, status }: AuthFailure, action: AuthAction): string {
  const lowerCase = message.toLowerCase();
  const row =
    rows.find(({ matches }) => matches(lowerCase)) ??
    rows.find((candidate) => candidate.code !== undefined && candidate.code === code);
  return row?.text ?? (status === 0 ? networkError : fallbacks[action]);
}

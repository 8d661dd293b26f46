import type { Session, User } from '@supabase/supabase-js';
import { createContext, useContext } from 'react';

/** The authentication state. */
export interface Auth {
  readonly user: User | null;
  readonly session: Session | null;
  /** True until the first session check completes. */
  readonly loading: boolean;
  /** The account of a mail's link that was not asked for in this browser, until it is accepted. */
  readonly offered?: { readonly email: string; accept(): void } | undefined;
  /** Ends this session, shows a toast and navigates to `/`. */
  signOut(): Promise<void>;
}

/** Filled by the shell's AuthProvider, or by a test. */
export const AuthContext = createContext<Auth | null>(null);

/** @throws Error outside an AuthProvider */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

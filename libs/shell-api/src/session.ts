import type { Session, User } from '@supabase/supabase-js';
import { createContext, useContext } from 'react';

/** Who is signed in, as every part of the page sees it. */
export interface Auth {
  readonly user: User | null;
  readonly session: Session | null;
  /** True until the first session check has completed. */
  readonly loading: boolean;
  /** Ends this session, says so in a toast and returns to `/`. */
  signOut(): Promise<void>;
}

/** Filled by the shell's AuthProvider; a test may fill it with a value of its own. */
export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

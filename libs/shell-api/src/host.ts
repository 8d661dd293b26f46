import type { SupabaseClient } from '@supabase/supabase-js';
import { createContext, useContext } from 'react';

/** A short message that comes and goes; it is read out. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** 'destructive': something failed. It stays until it is closed. */
  readonly kind?: 'success' | 'info' | 'destructive';
  /** One thing to do about it: retry, undo, open. */
  readonly action?: { readonly label: string; run(): void };
}

/** What the shell lends every remote besides session and settings. */
export interface Host {
  /** The one client of this page: it holds the session. */
  readonly client: SupabaseClient;
  /** A client that has no session and takes none over: for what must not say who sends it. Made when it is first asked for. */
  withoutSession(): SupabaseClient;
  /** Absolute, without a trailing slash: for the calls that do not go through the client. */
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
  toast(toast: Toast): void;
}

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost must be used within the shell');
  return host;
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { createContext, useContext } from 'react';

/** A short temporary message, announced by screen readers. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** 'destructive' means a failure. With an action it stays, until the next success or navigation. */
  readonly kind?: 'success' | 'info' | 'destructive';
  /** One follow-up action: retry, undo, open. */
  readonly action?: { readonly label: string; run(): void };
}

/** What the shell provides to every remote, in addition to session and settings. */
export interface Host {
  /**
   * The page's Supabase client, which holds the session. It is loaded on first use, because a visitor's first page needs
   * none. Rejects when its code does not come; the next call tries again.
   */
  client(): Promise<SupabaseClient>;
  /**
   * The token of the session, renewed if it has expired; undefined for a visitor, for whom the client is not loaded.
   */
  accessToken(): Promise<string | undefined>;
  /** Absolute, without a trailing slash. With the key, for calls that must not carry the session of the client. */
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
  /** The version of what everybody gets, as `/config.json` names it: with it, answers are kept for long. */
  readonly contentVersion?: string | undefined;
  toast(toast: Toast): void;
}

/** Filled by the shell. */
export const HostContext = createContext<Host | null>(null);

/** @throws Error outside the shell */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost must be used within the shell');
  return host;
}

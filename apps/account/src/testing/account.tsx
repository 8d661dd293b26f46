import { AuthContext, Navigate, useEndSession, useHost, useLocation } from '@berea/shell-api';
import { json, renderInShell, type Call, type Routes, type Stage } from '@berea/shell-api/testing';
import type { Session } from '@supabase/supabase-js';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { remote } from './remote.ts';

/** Provides the session of the Supabase client, so that it starts, ends and refreshes as in production. */
function ClientSession({ children }: { children: ReactNode }) {
  const host = useHost();
  const [session, setSession] = useState<Session | null>();
  useEffect(() => {
    const listening = host.client().then(({ auth }) => auth.onAuthStateChange((_, next) => setSession(next)));
    return () => void listening.then(({ data }) => data.subscription.unsubscribe());
  }, [host]);
  const endSession = useEndSession(session?.user.id);
  const auth = useMemo(
    () => ({
      user: session?.user ?? null,
      session: session ?? null,
      loading: session === undefined,
      signOut: () => endSession(),
    }),
    [session, endSession],
  );
  const { pathname } = useLocation();
  const { Component } = remote.routes.find(({ path }) => path === pathname) ?? {};
  // Stands in for the shell's route guard; /profile is the only private route here.
  const redirected = pathname === '/profile' && session === null;
  return (
    <AuthContext value={auth}>
      {redirected ? <Navigate to="/auth" replace /> : Component ? <Component /> : children}
    </AuthContext>
  );
}

/**
 * Renders the account remote at a path (or a history of paths) with a stored session. All other routes render "another
 * page".
 */
export const open = (at: string | string[], routes: Routes = {}, kept?: Session): Stage =>
  renderInShell(<ClientSession>another page</ClientSession>, { at, routes, kept });

/** An error response of the auth server. */
export const refusal = (status: number, error_code: string, msg: string) => (): Response =>
  json({ code: status, error_code, msg }, status);

/** A deferred response: `answer` stays pending until the test calls `respond`. */
export function deferredResponse(): {
  readonly answer: () => Promise<Response>;
  readonly respond: (response: Response) => void;
} {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, respond: resolve };
}

/** The requests that were sent to a path. */
export const askedOf = (calls: readonly Call[], path: string): readonly Call[] =>
  calls.filter(({ url }) => url.pathname === path);

/** The form field with a label. */
export const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string): boolean => fireEvent.click(button(name));

/** Presses a button twice before the next render, as a quick double click does. */
export const pressTwice = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(button(name));
    fireEvent.click(button(name));
  });

/** Sets the value of a field with one change event, as pasting does. */
export const fill = (label: string, value: string): boolean => fireEvent.change(field(label), { target: { value } });

/** The error shown under a field; undefined when the field is valid. */
export function problem(label: string): string | undefined {
  const input = field(label);
  if (input.getAttribute('aria-invalid') !== 'true') return undefined;
  return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
}

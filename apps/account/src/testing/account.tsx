import { AuthContext, Navigate, useHost, useLocation } from '@berea/shell-api';
import { json, renderInShell, type Call, type Routes, type Stage } from '@berea/shell-api/testing';
import type { Session } from '@supabase/supabase-js';
import { fireEvent, screen } from '@testing-library/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { remote } from '../remote.tsx';

/** The session is the client's own, so that it comes, ends and is renewed as in the product. */
function OwnSession({ children }: { children: ReactNode }) {
  const { client } = useHost();
  const [session, setSession] = useState<Session | null>();
  useEffect(() => client.auth.onAuthStateChange((_, next) => setSession(next)).data.subscription.unsubscribe, [client]);
  const auth = useMemo(
    () => ({
      user: session?.user ?? null,
      session: session ?? null,
      loading: session === undefined,
      signOut: async () => undefined,
    }),
    [session],
  );
  const { pathname } = useLocation();
  const { Component } = remote.routes.find(({ path }) => path === pathname) ?? {};
  // What the shell's guard does for the one private screen here.
  const turnedAway = pathname === '/profile' && session === null;
  return (
    <AuthContext value={auth}>
      {turnedAway ? <Navigate to="/auth" replace /> : Component ? <Component /> : children}
    </AuthContext>
  );
}

/** Opens the account at an address (several are a history), as somebody with this session. Every other page of the product is "another page". */
export const open = (at: string | string[], routes: Routes = {}, kept?: Session): Stage =>
  renderInShell(<OwnSession>another page</OwnSession>, { at, routes, kept });

/** The answer of the auth server that refuses. */
export const refusal = (status: number, error_code: string, msg: string) => (): Response =>
  json({ code: status, error_code, msg }, status);

/** An answer that comes when the test says so. */
export function held(): { readonly answer: () => Promise<Response>; readonly give: (response: Response) => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, give: resolve };
}

/** What was asked of a path. */
export const askedOf = (calls: readonly Call[], path: string): readonly Call[] =>
  calls.filter(({ url }) => url.pathname === path);

export const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string): boolean => fireEvent.click(button(name));

/** Puts a text into a field at once, as pasting does. */
export const fill = (label: string, value: string): boolean => fireEvent.change(field(label), { target: { value } });

/** What stands under a field that is wrong, or undefined where nothing is. */
export function problem(label: string): string | undefined {
  const input = field(label);
  if (input.getAttribute('aria-invalid') !== 'true') return undefined;
  return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
}

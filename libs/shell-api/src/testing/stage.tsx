/**
 * The shell that tests and stories show a screen in, with a session, settings and host chosen by them. Only the network
 * is faked. Nothing of a test runner is in it, so that the catalogue can use it too.
 */
import { noContributions, type Contributions } from '@berea/registry';
import { defaultSettings, readSettings, type Settings } from '@berea/validation';
import { createClient, type Session, type SupabaseClient, type User } from '@supabase/supabase-js';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { atom, createStore, Provider, useAtomValue } from 'jotai';
import { useMemo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useRoutes, type InitialEntry } from 'react-router-dom';
import { ContributionsContext } from '../contributions.ts';
import { HostContext, type Host, type Toast } from '../host.ts';
import { createQueryClient } from '../query-client.ts';
import { screenIn } from '../remote.ts';
import { claimDrafts } from '../personal-storage.ts';
import { AuthContext, type Auth } from '../session.ts';
import { SettingsContext } from '../settings.ts';
import { setSignInPath } from '../sign-in-address.ts';
import type { Network, Routes } from './network.ts';

/** The Supabase URL in tests. Nothing listens there: the test fakes the network. */
export const testUrl = 'http://supabase.test';
/** The public key in tests. */
export const testKey = 'sb_publishable_test';

/** A client that only uses the given network. `kept` is its initial session, stored in memory. */
export function testClient(network: Network, kept?: Session, url: string = testUrl): SupabaseClient {
  const storageKey = crypto.randomUUID();
  const memory = new Map<string, string>(kept && [[storageKey, JSON.stringify(kept)]]);
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  return createClient(url, testKey, {
    global: { fetch: network.fetch },
    auth: { storage, storageKey, autoRefreshToken: false, detectSessionInUrl: false },
  });
}

export const testUser: User = {
  id: '0b6f4a3e-0000-4000-8000-000000000001',
  email: 'lydia@thyatira.example',
  app_metadata: {},
  user_metadata: {},
  aud: 'authenticated',
  created_at: '2026-01-01T00:00:00Z',
};
export const testSession: Session = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 3600,
  expires_at: 4102444800,
  token_type: 'bearer',
  user: testUser,
};

export interface Circumstances {
  /** The initial address, optionally with navigation state. An array is a history whose last entry is shown. */
  at?: InitialEntry | InitialEntry[];
  /** Default: signed out. */
  auth?: Partial<Auth>;
  settings?: Partial<Settings>;
  routes?: Routes;
  /** What other remotes contribute. Default: nothing. */
  contributions?: Partial<Contributions>;
  /** The session the client has stored from an earlier visit. Default: that of the signed-in user. */
  kept?: Session;
}

/** A screen in a shell, and what can be done with it from outside. */
export interface Staged {
  /** What to render. */
  readonly element: ReactElement;
  readonly client: SupabaseClient;
  /** The query cache of the page. */
  readonly queries: QueryClient;
  /** The toasts shown so far. */
  readonly toasts: readonly Toast[];
  /** Path and query of the current page. */
  address(): string;
  /** Navigates, as a link elsewhere in the product would; a number moves through the history. */
  go(to: string | number, state?: unknown): Promise<void>;
  /** The current settings. */
  settings(): Settings;
  /** Changes settings, as another tab or screen does. */
  changeSettings(part: Partial<Settings>): void;
  /** Shows another screen in the same shell and keeps the query cache. */
  show(screen: ReactNode): void;
}

/** Puts a screen inside a shell whose Supabase is this network, at the given URL. */
export function stage(
  screen: ReactNode,
  network: Network,
  {
    at = '/',
    auth,
    settings = {},
    contributions,
    kept = auth?.user ? { ...testSession, user: auth.user } : undefined,
  }: Circumstances = {},
  url: string = testUrl,
): Staged {
  const toasts: Toast[] = [];
  const client = testClient(network, kept, url);
  const queries = createQueryClient();
  const { queries: asked, ...others } = queries.getDefaultOptions();
  // A screen says the same when the retry comes at once.
  queries.setDefaultOptions({ ...others, queries: { ...asked, retryDelay: 0 } });
  const host: Host = {
    client: async () => client,
    accessToken: async () => (await client.auth.getSession()).data.session?.access_token,
    supabaseUrl: url,
    supabaseKey: testKey,
    toast: (toast) => toasts.push(toast),
  };
  const session: Auth = { user: null, session: null, loading: false, signOut: async () => undefined, ...auth };

  // As the shell does.
  setSignInPath('/auth');
  if (auth?.user) claimDrafts(auth.user.id);

  const store = createStore();
  const screenAtom = atom(screen);
  const settingsAtom = atom(readSettings(settings) ?? defaultSettings);
  const Shown = () => useAtomValue(screenAtom);

  function SettingsHolder({ children }: { children: ReactNode }) {
    const value = useAtomValue(settingsAtom);
    const control = useMemo(
      () => ({
        settings: value,
        change: (part: Partial<Settings>) => store.set(settingsAtom, (now) => ({ ...now, ...part })),
      }),
      [value],
    );
    return <SettingsContext value={control}>{children}</SettingsContext>;
  }

  const router = createMemoryRouter([{ path: '*', Component: Shown }], {
    initialEntries: Array.isArray(at) ? at : [at],
  });
  const element = (
    <Provider store={store}>
      <QueryClientProvider client={queries}>
        <HostContext value={host}>
          <AuthContext value={session}>
            <SettingsHolder>
              <ContributionsContext value={{ ...noContributions, ...contributions }}>
                <RouterProvider router={router} />
              </ContributionsContext>
            </SettingsHolder>
          </AuthContext>
        </HostContext>
      </QueryClientProvider>
    </Provider>
  );
  return {
    element,
    client,
    queries,
    toasts,
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to, state) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { state })),
    settings: () => store.get(settingsAtom),
    changeSettings: (part) => store.set(settingsAtom, (now) => ({ ...now, ...part })),
    show: (next) => store.set(screenAtom, next),
  };
}

/** The screens of a remote by path pattern, as tests and stories show them. */
export interface Remote {
  readonly routes: readonly { readonly path: string; readonly Component: ComponentType }[];
}

/** A remote as the shell mounts it: the routes of its package.json with the screens of its modules, by './expose'. */
export const remoteOf = (
  { berea }: { berea: { routes: readonly { path: string; expose: string; screen: string }[] } },
  modules: Readonly<Record<string, object>>,
): Remote => ({
  routes: berea.routes.map(({ path, expose, screen }) => ({ path, Component: screenIn(modules[expose], screen) })),
});

/** The screen of a remote that belongs to the current address. */
export function Screens({ remote }: { remote: Remote }) {
  return useRoutes(remote.routes.map(({ path, Component }) => ({ path, element: <Component /> })));
}

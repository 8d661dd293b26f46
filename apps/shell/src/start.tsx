import '@berea/ui/global';
import { createQueryClient } from '@berea/shell-api';
import { Notice, Page, ThemeProvider } from '@berea/ui';
import { Toasts } from '@berea/ui/overlays';
import { createClient } from '@supabase/supabase-js';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { findConnection, type Connection } from './connection.ts';
import { App } from './frame/App.tsx';
import { AuthProvider } from './providers/AuthProvider.tsx';
import { HostProvider } from './providers/HostProvider.tsx';
import { takeLinkFailure } from './providers/link-failure.ts';
import { SettingsProvider } from './providers/SettingsProvider.tsx';
import { incompatibility } from './remotes/compatibility.ts';
import { matchRemote } from './remotes/match.ts';
import { findRegistry } from './remotes/registry.ts';
import { RemoteStore } from './remotes/remote-store.ts';
import { warmParts } from './remotes/shared-parts.ts';

/**
 * Starts the app: loads registry and configuration in parallel, begins loading the remote of the address, then
 * renders.
 * @returns the root, to unmount it
 */
export async function start(): Promise<Root> {
  const root = createRoot(document.getElementById('root')!);
  const connecting = findConnection();
  // Prevents an unhandled rejection while the registry loads. The promise is awaited below.
  connecting.catch(() => undefined);

  const registry = await findRegistry();
  let connection: Connection | undefined;
  const store = new RemoteStore({ refusal: ({ version }) => incompatibility(version, connection?.backend) });
  const here = matchRemote(registry, location.pathname);
  if (here?.kind === 'route') store.ensure(here.candidates);

  connection = await connecting.catch(() => undefined);
  // The first screen did not wait to hear what is deployed. Nothing of it has been rendered yet.
  if (here?.kind === 'route' && incompatibility(here.candidates[0].release.version, connection?.backend))
    void store.load(here.candidates);
  if (!connection) {
    root.render(
      <ThemeProvider mode={document.documentElement.classList.contains('dark') ? 'dark' : 'light'} fontSize="medium">
        <Page back={false}>
          <Notice title="Berea cannot reach its server" onRetry={() => location.reload()}>
            Check your connection and try again.
          </Notice>
        </Page>
      </ThemeProvider>,
    );
    return root;
  }
  // Must run before the Supabase client reads and clears the URL fragment.
  const linkFailure = takeLinkFailure();
  const client = createClient(connection.supabaseUrl, connection.supabaseKey);
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <SettingsProvider>
        <HostProvider connection={connection} client={client}>
          {/* Transitions have low priority and would delay navigation behind other updates. */}
          <BrowserRouter useTransitions={false}>
            <AuthProvider linkFailure={linkFailure}>
              <App registry={registry} store={store} />
            </AuthProvider>
          </BrowserRouter>
          <Toasts />
        </HostProvider>
      </SettingsProvider>
    </QueryClientProvider>,
  );
  warmParts();
  return root;
}

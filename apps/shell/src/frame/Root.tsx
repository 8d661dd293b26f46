import { ThemeProvider } from '@berea/ui/shell';
import type { Registry } from '@berea/registry';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Connection } from '../connection.ts';
import { AuthProvider } from '../providers/AuthProvider.tsx';
import { HostProvider } from '../providers/HostProvider.tsx';
import type { PageClient } from '../providers/page-client.ts';
import { SettingsProvider } from '../providers/SettingsProvider.tsx';
import type { RemoteStore } from '../remotes/remote-store.ts';
import { rolesOf } from '../remotes/roles.ts';
import { ToastArea } from '../toasts/ToastArea.tsx';
import { App } from './App.tsx';
import { LatePartsLoader } from './LatePartsLoader.tsx';

interface RootProps {
  readonly queries: QueryClient;
  readonly connection: Connection;
  readonly client: PageClient;
  /** Why a mail's link did not sign the user in. */
  readonly linkFailure?: string | undefined;
  readonly registry: Registry | undefined;
  readonly store: RemoteStore;
  /** The browser's router, or one at a fixed address on the server. */
  readonly Router: ComponentType<{ children: ReactNode }>;
  /** Called when the page answers to the user: it is there, and knows who is signed in. */
  readonly onShown?: () => void;
  /** Shown above every page. */
  readonly bar?: ReactNode;
}

/** The whole page. The server and the browser render the same tree, so that the browser can take over the HTML. */
export function Root({ queries, connection, client, linkFailure, registry, store, Router, onShown, bar }: RootProps) {
  return (
    <ThemeProvider>
      {bar}
      <QueryClientProvider client={queries}>
        <SettingsProvider>
          <HostProvider connection={connection} client={client}>
            <Router>
              <AuthProvider
                client={client}
                linkFailure={linkFailure}
                newPassword={rolesOf(registry)['new-password']}
                onKnown={onShown}
              >
                <App registry={registry} store={store} />
              </AuthProvider>
              <LatePartsLoader connection={connection} registry={registry} store={store} />
            </Router>
            <ToastArea />
          </HostProvider>
        </SettingsProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

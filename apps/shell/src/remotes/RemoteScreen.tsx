import type { Remote } from '@berea/shell-api';
import { LoadingText, Page } from '@berea/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useRoutes } from 'react-router-dom';
import { NotFound } from '../not-found/NotFound.tsx';
import { remoteFailure } from './failure.ts';
import type { Match } from './match.ts';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import type { RemoteStore } from './remote-store.ts';

/** Renders a remote, or its loading or error state. A failing remote does not affect the rest of the app. */
export function RemoteScreen({ match: { name, remote, route }, store }: { match: Match; store: RemoteStore }) {
  const state = useSyncExternalStore(store.subscribe, () => store.state(name));
  useEffect(() => store.ensure(name, remote), [store, name, remote]);
  const retry = () => void store.load(name, remote);
  if (state.status === 'loading')
    return (
      <Page>
        <LoadingText label="Loading..." lines={8} />
      </Page>
    );
  if (state.status === 'failed') return <RemoteUnavailable failure={state.failure} onRetry={retry} />;
  // Also catches lazy chunks of the remote that fail to load later. The key: another screen starts without the error.
  return (
    <ErrorBoundary
      key={`${state.release} ${route.path}`}
      onReset={retry}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <RemoteUnavailable failure={remoteFailure(error)} onRetry={resetErrorBoundary} />
      )}
    >
      <RemoteRoutes remote={state.remote} />
    </ErrorBoundary>
  );
}

function RemoteRoutes({ remote }: { remote: Remote }) {
  return useRoutes(remote.routes.map(({ path, Component: Screen }) => ({ path, element: <Screen /> }))) ?? <NotFound />;
}

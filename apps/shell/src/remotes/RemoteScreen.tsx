import type { Remote } from '@berea/shell-api';
import { LoadingText, Page } from '@berea/ui';
import { Component, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { NotFound } from '../not-found/NotFound.tsx';
import { remoteFailure, type RemoteFailure } from './failure.ts';
import type { Match } from './match.ts';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import type { RemoteStore } from './remote-store.ts';

/** Renders a remote, or its loading or error state. A failing remote does not affect the rest of the app. */
export function RemoteScreen({ match: { name, remote, route }, store }: { match: Match; store: RemoteStore }) {
  const state = useSyncExternalStore(store.subscribe, () => store.state(name));
  useEffect(() => store.ensure(name, remote), [store, name, remote]);
  // An error boundary keeps its error until it is remounted, by a retry or by navigation to another screen of the
  // remote.
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    void store.load(name, remote);
  };
  if (state.status === 'loading')
    return (
      <Page>
        <LoadingText label="Loading..." lines={8} />
      </Page>
    );
  if (state.status === 'failed') return <RemoteUnavailable failure={state.failure} onRetry={retry} />;
  return (
    <RemoteBoundary key={`${state.release} ${attempt} ${route.path}`} onRetry={retry}>
      <RemoteRoutes remote={state.remote} />
    </RemoteBoundary>
  );
}

function RemoteRoutes({ remote }: { remote: Remote }) {
  return useRoutes(remote.routes.map(({ path, Component: Screen }) => ({ path, element: <Screen /> }))) ?? <NotFound />;
}

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Catches what a remote throws while rendering, including lazy chunks of the remote that fail to load later. */
class RemoteBoundary extends Component<BoundaryProps, { failure?: RemoteFailure }> {
  override state: { failure?: RemoteFailure } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: remoteFailure(thrown) };
  }

  override render() {
    return this.state.failure ? (
      <RemoteUnavailable failure={this.state.failure} onRetry={this.props.onRetry} />
    ) : (
      this.props.children
    );
  }
}

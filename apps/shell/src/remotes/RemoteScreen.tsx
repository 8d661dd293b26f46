import { useHydrated } from '@berea/shell-api';
import { Button, LoadingText, Page } from '@berea/ui';
import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useRoutes } from 'react-router-dom';
import { notFound } from '../frame/shell-screens.tsx';
import { failureOf, ScreenNotReady } from './failure.ts';
import { silenceMs } from './first-to-load.ts';
import type { Candidates } from './match.ts';
import { RemoteUnavailable } from './RemoteUnavailable.tsx';
import type { RemoteStore } from './remote-store.ts';
import { useRemoteStyles } from './remote-styles.ts';

interface Props {
  readonly candidates: Candidates;
  readonly store: RemoteStore;
}

/**
 * Renders a screen of a remote, or its loading or error state. A failing remote does not affect the rest of the app.
 */
export function RemoteScreen({ candidates, store }: Props) {
  const state = useSyncExternalStore(
    store.subscribe,
    () => store.state(candidates),
    () => store.state(candidates),
  );
  useEffect(() => store.ensure(candidates), [store, candidates]);
  const retry = () => void store.load(candidates);
  if (state.status === 'loading') return <Loading />;
  if (state.status === 'failed') return <RemoteUnavailable failure={state.failure} onRetry={retry} />;
  const { release, Screen } = state;
  // Several routes may have the same screen: the address of now counts.
  const { route } = candidates.find((candidate) => candidate.release.id === release.id) ?? candidates[0];
  return (
    // The key: another screen, and another release, start without the error.
    <Shown key={`${release.id} ${route.expose} ${route.screen}`} store={store} candidates={candidates}>
      <Mounted path={route.path} base={release.version.base} Screen={Screen} />
    </Shown>
  );
}

/** Catches what a screen throws while it is shown, lazy chunks that fail to load included. */
function Shown({ store, candidates, children }: Props & { children: React.ReactNode }) {
  const wasRestarted = store.wasRestarted(candidates);
  // Whether it was on the screen once. A release that fails before is replaced by the one before it without asking.
  const [wasShown, setWasShown] = useState(wasRestarted);
  const hasEarlier = store.hasEarlier(candidates);
  const showEarlier = () => void store.loadEarlier(candidates);
  const onError = (error: unknown) => {
    console.error(error);
    store.noteThrown(candidates, error);
    if (!wasShown && hasEarlier) showEarlier();
  };
  const fallback = ({ error }: FallbackProps) => {
    const failure = failureOf(error, 'showing');
    // Once: a second failure of the same release says that it will not help. A file that did not come may come later.
    const mayHelp = !wasRestarted || failure.kind === 'unreachable';
    return (
      <RemoteUnavailable
        failure={failure}
        onRetry={mayHelp ? () => void store.restart(candidates) : undefined}
        actions={hasEarlier && wasRestarted && <Button onClick={showEarlier}>Use the earlier version</Button>}
      />
    );
  };
  return (
    <ErrorBoundary onError={onError} fallbackRender={fallback}>
      <Waiting>
        {children}
        <AfterFirstShow report={() => setWasShown(true)} />
      </Waiting>
    </ErrorBoundary>
  );
}

const Loading = () => (
  <Page>
    <LoadingText label="Loading..." lines={8} />
  </Page>
);

/**
 * Shows that it is loading while a screen waits for what it needs, for some seconds. Not around HTML of the server: React takes over what
 * is inside such a boundary later than the page, and a click meanwhile would be lost. What the server rendered did not wait.
 */
function Waiting({ children }: { children: React.ReactNode }) {
  const hydrated = useHydrated();
  const [mayWait] = useState(hydrated);
  return mayWait ? <Suspense fallback={<WaitingForReady />}>{children}</Suspense> : children;
}

function WaitingForReady() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), silenceMs);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new ScreenNotReady(`It was not ready within ${silenceMs / 1000} s`);
  return <Loading />;
}

/** Reports when the screen beside it has been shown, its effects included: they may throw, too. */
function AfterFirstShow({ report }: { report: () => void }) {
  useEffect(() => {
    // React removes this component before the timer fires when an effect beside it has thrown.
    const timer = setTimeout(report);
    return () => clearTimeout(timer);
  }, [report]);
  return null;
}

/** The screen at its route, which gives it the parameters of the address. */
function Mounted({ path, base, Screen }: { path: string; base: string; Screen: ComponentType }) {
  useRemoteStyles(base);
  return useRoutes([{ path, element: <Screen /> }]) ?? <notFound.Screen />;
}

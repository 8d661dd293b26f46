import { noContributions, type HomeCard, type Registry } from '@berea/registry';
import { ContributionsContext, setSignInPath, useLocation } from '@berea/shell-api';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { contributionsOf } from '../remotes/contributions.ts';
import { useLazyFailures } from '../remotes/lazy-failures.ts';
import { isPrivate, matchRemote, type Match } from '../remotes/match.ts';
import { RegistryContext } from '../remotes/registry-context.ts';
import { RegistryUnavailable } from '../remotes/RegistryUnavailable.tsx';
import type { RemoteStore } from '../remotes/remote-store.ts';
import { RemoteScreen } from '../remotes/RemoteScreen.tsx';
import { rolesOf } from '../remotes/roles.ts';
import { usePlaceKept } from '../place/use-place-kept.ts';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable.tsx';
import { clearFailures } from '../toasts/toast-queue.ts';
import { useFollowLinks } from './follow-links.ts';
import { Header } from './Header.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { home, notFound } from './shell-screens.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

/** The six specified cards, built in for a page without a registry. */
declare const HOME_CARDS: readonly HomeCard[];
const builtIn = { ...noContributions, home: [...HOME_CARDS] };

/** Shows the screen of the current address: home, a remote's screen, or the 404 page. */
export function App({ registry: found, store }: { registry: Registry | undefined; store: RemoteStore }) {
  const [registry, setRegistry] = useState(found);
  const { 'sign-in': signIn } = useMemo(() => rolesOf(registry), [registry]);
  setSignInPath(signIn);
  useFollowLinks(signIn);
  useLazyFailures();
  useTopOfNewPage();
  usePlaceKept();
  useClearFailures();
  const { pathname } = useLocation();
  const match = matchRemote(registry, pathname);
  const contributions = useMemo(() => (registry ? contributionsOf(registry) : builtIn), [registry]);
  return (
    <RegistryContext value={registry}>
      <ContributionsContext value={contributions}>
        <PageBoundary>
          {pathname === '/' ? (
            <home.Screen />
          ) : registry && !match ? (
            <notFound.Screen />
          ) : (
            <>
              <Header />
              {match ? <Screen match={match} store={store} /> : <RegistryUnavailable onFound={setRegistry} />}
            </>
          )}
        </PageBoundary>
      </ContributionsContext>
    </RegistryContext>
  );
}

function Screen({ match, store }: { match: Match; store: RemoteStore }) {
  if (match.kind === 'disabled') return <RemoteUnavailable failure={{ kind: 'disabled', detail: '' }} />;
  if (match.kind === 'unreadable')
    return <RemoteUnavailable failure={{ kind: 'incompatible', detail: `the registry's part for ${match.name}` }} />;
  const screen = <RemoteScreen key={match.name} candidates={match.candidates} store={store} />;
  return isPrivate(match) ? <SignedInOnly>{screen}</SignedInOnly> : screen;
}

/** Clears the toasts of failures with each navigation: they are about what is no longer on the screen. */
function useClearFailures(): void {
  const { key } = useLocation();
  // A layout effect, so that a failure which the new page reports at once stays.
  useLayoutEffect(clearFailures, [key]);
}

/** Scrolls to the top on a new page. Back and Forward show a page where it was read (`usePlaceKept`). */
function useTopOfNewPage(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  // The first path segment identifies the screen. Within a screen (chapter to chapter) the remote handles scrolling.
  const screen = pathname.split('/')[1];
  const before = useRef(screen);
  useEffect(() => {
    if (before.current !== screen && type !== 'POP') scrollTo(0, 0);
    before.current = screen;
  }, [screen, type]);
}

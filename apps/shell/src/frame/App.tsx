import type { Registry } from '@berea/validation';
import { useLocation } from '@berea/shell-api';
import { useToasts } from '@berea/ui/overlays';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Home } from '../home/Home.tsx';
import { NotFound } from '../not-found/NotFound.tsx';
import { matchRemote } from '../remotes/match.ts';
import { RegistryUnavailable } from '../remotes/RegistryUnavailable.tsx';
import type { RemoteStore } from '../remotes/remote-store.ts';
import { RemoteScreen } from '../remotes/RemoteScreen.tsx';
import { useUnserved } from '../remotes/unserved.ts';
import { useFollowLinks } from './follow-links.ts';
import { Header } from './Header.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

/** Shows the screen of the current address: home, a remote's screen, or the 404 page. */
export function App({ registry: found, store }: { registry: Registry | undefined; store: RemoteStore }) {
  const [registry, setRegistry] = useState(found);
  useFollowLinks();
  useTopOfNewPage();
  useClearFailures();
  const { pathname } = useLocation();
  const match = matchRemote(registry, pathname);
  const unserved = useUnserved(store, match, pathname);
  if (pathname === '/') return <Home />;
  if (!registry)
    return (
      <>
        <Header />
        <RegistryUnavailable onFound={setRegistry} />
      </>
    );
  if (!match || unserved) return <NotFound />;
  const screen = <RemoteScreen key={match.name} match={match} store={store} />;
  return (
    <>
      <Header />
      {match.route.access === 'signed-in' ? <SignedInOnly>{screen}</SignedInOnly> : screen}
    </>
  );
}

/** Clears the toasts of failures with each navigation: they are about what is no longer on the screen. */
function useClearFailures(): void {
  const { clearFailures } = useToasts();
  const { key } = useLocation();
  // A layout effect, so that a failure which the new page reports at once stays.
  useLayoutEffect(clearFailures, [clearFailures, key]);
}

/** Scrolls to the top on a new page. On back and forward navigation the browser restores the scroll position. */
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

import { opensHere, signInAddress, useNavigate } from '@berea/shell-api';
import { useEffect } from 'react';

/** Whether somebody who signs in from this page wants to return to it. Home is where sign-in leads anyhow. */
const leadsBack = (pathname: string): boolean => pathname !== '/' && !/^\/auth(?:\/|$)/.test(pathname);

/**
 * Turns clicks on plain same-origin links, in the shell and in every remote, into client-side navigation, so that
 * components can use ordinary links without the router. A link to the sign-in page returns to the page that it is on. Other clicks (new tab, download, another site, a fragment) are
 * left to the browser.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !opensHere(event)) return;
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return;
      if (anchor.hash && anchor.pathname === location.pathname && anchor.search === location.search) return;
      // Files of the host, and links marked rel=external such as the mailbox, are not pages of this app.
      if (/\.[a-z0-9]+$/i.test(anchor.pathname) || anchor.relList.contains('external')) return;
      event.preventDefault();
      const signsIn = anchor.pathname === '/auth' && anchor.search === '' && leadsBack(location.pathname);
      void navigate(signsIn ? signInAddress(location) : anchor.pathname + anchor.search + anchor.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

import { defaultVersionId, isChapterAddress } from '@berea/scripture';
import { opensHere, signInAddress, useNavigate, useSettings } from '@berea/shell-api';
import { useEffect } from 'react';
import { firstSegment } from '../remotes/pattern.ts';

/** Whether somebody who signs in from this page wants to return to it. Home is where sign-in leads anyhow. */
const leadsBack = (pathname: string, signIn: string): boolean =>
  pathname !== '/' && firstSegment(pathname) !== firstSegment(signIn);

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * A chapter that is opened in a new tab is in one's own version there, too. The reader adds it where it is opened here, but
 * in a tab of its own it cannot know a link of ours from one that was shared.
 */
function useOwnVersionInTabs(): void {
  const { bibleVersion } = useSettings().settings;
  useEffect(() => {
    if (bibleVersion === defaultVersionId) return;
    const add = (event: MouseEvent) => {
      const anchor = linkOf(event);
      if (!anchor || opensHere(event) || anchor.origin !== location.origin || !isChapterAddress(anchor.pathname))
        return;
      const query = new URLSearchParams(anchor.search);
      if (!query.has('version')) anchor.search += `${anchor.search ? '&' : '?'}version=${bibleVersion}`;
    };
    const kinds = ['click', 'auxclick'] as const;
    for (const kind of kinds) document.addEventListener(kind, add);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, add);
    };
  }, [bibleVersion]);
}

/**
 * Turns clicks on plain same-origin links, in the shell and in every remote, into client-side navigation, so that
 * components can use ordinary links without the router. A link to the sign-in page returns to the page that it is on.
 * Other clicks (new tab, download, another site, a fragment) are left to the browser.
 * @param signIn the path of the sign-in page, if there is one
 */
export function useFollowLinks(signIn: string | undefined): void {
  const navigate = useNavigate();
  useOwnVersionInTabs();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !opensHere(event)) return;
      const anchor = linkOf(event);
      if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return;
      if (anchor.hash && anchor.pathname === location.pathname && anchor.search === location.search) return;
      // Files of the host, and links marked rel=external such as the mailbox, are not pages of this app.
      if (/\.[a-z0-9]+$/i.test(anchor.pathname) || anchor.relList.contains('external')) return;
      event.preventDefault();
      const signsIn = anchor.pathname === signIn && anchor.search === '' && leadsBack(location.pathname, signIn);
      void navigate(signsIn ? signInAddress(location) : anchor.pathname + anchor.search + anchor.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, signIn]);
}

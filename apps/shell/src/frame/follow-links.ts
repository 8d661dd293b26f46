import { useNavigate } from '@berea/shell-api';
import { useEffect } from 'react';

/**
 * Makes every plain link of the page, in whichever remote it stands, a navigation inside the page: no part needs to know
 * the router to link somewhere. Clicks that ask for more (new tab, download, another site, a mere fragment) stay the browser's.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return;
      if (anchor.hash && anchor.pathname === location.pathname && anchor.search === location.search) return;
      // Files of the host and of the mailbox are no pages of ours.
      if (/\.[a-z0-9]+$/i.test(anchor.pathname) || anchor.relList.contains('external')) return;
      event.preventDefault();
      void navigate(anchor.pathname + anchor.search + anchor.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

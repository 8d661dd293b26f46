import { useLocation } from '@berea/shell-api';
import { useLayoutEffect } from 'react';

/**
 * The keys of the history entries visited so far. For these, the shell restores the scroll position on Back and
 * Forward.
 */
const seen = new Set<string>();

/**
 * Scrolls to the top for a new history entry. Needed because the shell does not scroll when only the URL of the same
 * screen changes.
 */
export function useScrollToTop(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    // React Router names the location of the first load 'default'.
    if (!seen.has(key) && key !== 'default') scrollTo(0, 0);
    seen.add(key);
  }, [key]);
}

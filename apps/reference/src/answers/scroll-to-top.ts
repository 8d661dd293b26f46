import { useLocation } from '@berea/shell-api';
import { useLayoutEffect } from 'react';

/** The places in the browser's history that were on the screen before: going back to one is the browser's, which knows where one was. */
const seen = new Set<string>();

/** A page that is new in the history begins at its top, where the shell sees only another address of the same screen. */
export function useScrollToTop(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    // React Router names the location of the first load 'default'.
    if (!seen.has(key) && key !== 'default') scrollTo(0, 0);
    seen.add(key);
  }, [key]);
}

import { useCallback, useState } from 'react';
import { useHydrated } from './hydrated.ts';
import { specifiedValue } from './storage.ts';

const isDismissed = (stored: unknown): true | undefined => stored === true || undefined;

/**
 * Whether the user has dismissed a hint or an offer in this browser, for good, and a function that dismisses it.
 * @param key where it is stored. A hint that is in the server's HTML is named like the first segment of its address:
 * the shell then hides it before the page is drawn
 */
export function useDismissal(key: string): readonly [dismissed: boolean, dismiss: () => void] {
  const [stored] = useState(() => specifiedValue(key, isDismissed));
  const [dismissed, setDismissed] = useState(() => stored.read() === true);
  const dismiss = useCallback(() => {
    stored.write(true);
    setDismissed(true);
  }, [stored]);
  return [useHydrated() && dismissed, dismiss];
}

import { useCallback, useState } from 'react';
import { useHydrated } from './hydrated.ts';
import { specifiedValue } from './storage.ts';

const isDismissed = (stored: unknown): true | undefined => stored === true || undefined;

/** Whether the user has dismissed a hint or an offer in this browser, for good, and a function that dismisses it. */
export function useDismissal(
  key: Parameters<typeof specifiedValue>[0],
): readonly [dismissed: boolean, dismiss: () => void] {
  const [stored] = useState(() => specifiedValue(key, isDismissed));
  const [dismissed, setDismissed] = useState(() => stored.read() === true);
  const dismiss = useCallback(() => {
    stored.write(true);
    setDismissed(true);
  }, [stored]);
  return [useHydrated() && dismissed, dismiss];
}

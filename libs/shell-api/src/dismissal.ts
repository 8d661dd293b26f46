import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { useHydrated } from './hydrated.ts';
import { specifiedValue } from './storage.ts';

/** Whether the user has dismissed a hint or an offer in this browser, for good, and a function that dismisses it. */
export function useDismissal(
  key: Parameters<typeof specifiedValue>[0],
): readonly [dismissed: boolean, dismiss: () => void] {
  const [stored] = useState(() => specifiedValue(key, z.literal(true)));
  const [dismissed, setDismissed] = useState(() => stored.read() === true);
  const dismiss = useCallback(() => {
    stored.write(true);
    setDismissed(true);
  }, [stored]);
  return [useHydrated() && dismissed, dismiss];
}

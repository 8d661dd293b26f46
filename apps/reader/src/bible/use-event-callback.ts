import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does follows the latest render, so that what it is given to is not drawn anew. */
export function useEventCallback<Given extends unknown[]>(
  run: (...given: Given) => unknown,
): (...given: Given) => void {
  const latest = useRef(run);
  useLayoutEffect(() => void (latest.current = run));
  return useCallback((...given) => void latest.current(...given), []);
}

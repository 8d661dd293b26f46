import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that calls the `run` of the latest render, so that memoized children do not re-render. */
export function useEventCallback<Args extends unknown[]>(run: (...args: Args) => unknown): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => void (latest.current = run));
  return useCallback((...args) => void latest.current(...args), []);
}

import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Navigates to the home page. The promise resolves when the page that was shown is gone, even if another navigation led
 * elsewhere. `navigate` itself returns earlier: the location changes in a later render, and other state updates may
 * render before it.
 */
export function useGoHome(): (options?: { replace?: boolean }) => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const waiting = useRef<(() => void)[]>([]);
  // The cleanup runs when the location has changed, and when a component of the former page unmounts.
  useEffect(() => {
    const resolvers = waiting.current;
    return () => {
      for (const left of resolvers.splice(0)) left();
    };
  }, [key]);
  return useCallback(
    (options) =>
      new Promise<void>((left) => {
        waiting.current.push(left);
        void navigate('/', options);
      }),
    [navigate],
  );
}

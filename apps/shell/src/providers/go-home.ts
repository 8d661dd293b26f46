import { useLocation, useNavigate } from '@berea/shell-api';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Navigates to the home page. The promise resolves after the next navigation has rendered, even if it led elsewhere.
 * `navigate` itself returns earlier: the location changes in a later render, and other state updates may render before
 * it.
 */
export function useGoHome(): () => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    for (const arrived of waiting.current.splice(0)) arrived();
  }, [key]);
  return useCallback(
    () =>
      new Promise<void>((arrived) => {
        waiting.current.push(arrived);
        void navigate('/');
      }),
    [navigate],
  );
}

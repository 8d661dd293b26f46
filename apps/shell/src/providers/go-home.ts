import { useLocation, useNavigate } from '@berea/shell-api';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Goes to the home page; the promise is kept when the page is there, or wherever else the person went meanwhile. Calling
 * `navigate` does not say so: the page changes with the next render, which other changes on the screen may come before.
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

import { useCallback, useEffect, useRef } from 'react';

/**
 * Brings the focus back to where it was, once what was opened above the page is closed.
 * @returns what is to be called when it is opened
 */
export function useFocusReturn(open: boolean): () => void {
  const from = useRef<HTMLElement>(undefined);
  const wasOpen = useRef(false);
  useEffect(() => {
    // A click beside it may have given the focus to something else already.
    if (wasOpen.current && !open && document.activeElement === document.body)
      from.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  return useCallback(() => {
    from.current = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  }, []);
}

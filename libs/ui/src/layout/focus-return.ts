import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns the focus to its previous element when an overlay closes.
 * @returns a function to call just before the overlay opens; it remembers the focused element
 */
export function useFocusReturn(open: boolean): () => void {
  const from = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // A click outside the overlay may already have moved the focus to another element.
    if (wasOpen.current && !open && document.activeElement === document.body && from.current instanceof HTMLElement)
      from.current.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  return useCallback(() => void (from.current = document.activeElement), []);
}

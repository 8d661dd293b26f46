import { useEffect, useRef } from 'react';

/**
 * The field is disabled during a search and therefore loses the focus. When the search ends, the focus moves to the
 * results heading, or back to the field if there are no results. On the initial page load the focus stays on the page
 * heading.
 */
export function useFocusAfterSearch(text: string, searching: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  const focusRequested = useRef(false);
  const lastText = useRef(text);
  useEffect(() => {
    if (lastText.current !== text) focusRequested.current = text !== '';
    lastText.current = text;
    if (!focusRequested.current || searching) return;
    focusRequested.current = false;
    (results.current ?? input.current)?.focus({ preventScroll: true });
  }, [text, searching]);
  return { input, results, requestFocus: () => void (focusRequested.current = true) };
}

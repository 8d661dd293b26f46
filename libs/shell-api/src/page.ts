import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { productTitle } from './product.ts';

/**
 * Names the page in the tab and moves the focus to its heading after a navigation, so that a screen reader starts
 * there. On the first load the focus stays with the browser. The heading needs `tabIndex={-1}` and the returned ref.
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // React Router names the location of the first load 'default'.
  const arrived = useLocation().key !== 'default';
  // With the page, not a moment later: the tab never names the page before.
  useLayoutEffect(() => {
    document.title = title === productTitle ? title : `${title} · ${productTitle}`;
  }, [title]);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
    // Only when the page comes, not when its title changes while it is read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return heading;
}

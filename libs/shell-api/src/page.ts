import { createContext, useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { productTitle } from './product.ts';

/** What the server puts into the head of the page that it renders. */
export interface PageHead {
  title: string | undefined;
  /** What search engines and people who get a link read about the page. */
  description?: string | undefined;
}

/** Filled on the server only, where no effect runs and no document is. */
export const PageHeadContext = createContext<PageHead | null>(null);

const documentTitle = (title: string): string => (title === productTitle ? title : `${title} · ${productTitle}`);

/**
 * Sets the document title and moves the focus to the heading after a navigation, so that screen readers start
 * there. The first page load leaves the focus alone. The heading needs `tabIndex={-1}` and the returned ref.
 */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const head = useContext(PageHeadContext);
  if (head) head.title = documentTitle(title);
  // On the first load, React Router's location key is 'default'.
  const arrived = useLocation().key !== 'default';
  // A layout effect, so that the tab never shows the previous page's title.
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
    // Only on mount: a later title change must not move the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return heading;
}

/**
 * Describes the page to search engines and in links that are shared: what it says, of which the beginning is shown. Only
 * the server needs it, so it is made there only. @param describe undefined while there is nothing to say
 */
export function usePageDescription(describe: () => string | undefined): void {
  addDescription(useContext(PageHeadContext), describe);
}

function addDescription(head: PageHead | null, describe: () => string | undefined): void {
  const text = head ? describe() : undefined;
  if (head && text !== undefined) head.description = text.replace(/\s+/g, ' ').trim();
}

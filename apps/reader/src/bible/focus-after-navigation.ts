import { useEffect, useRef, type RefObject } from 'react';
import { verseElement } from './verses/verse-press.ts';

/** Where the focus is of no use once another chapter stands: in the text, or on what led away from it. */
const left = '[data-verse], [data-note], nav, h2';

/**
 * After a navigation from chapter to chapter, the focus is where one goes on reading: on the verse one was sent to, or else on
 * the heading, for which the ref is. A control that one may use again (a dropdown, the field for references) keeps it.
 * @param navigationKey differs for each navigation
 */
export function useFocusAfterNavigation(
  verse: number | undefined,
  navigationKey: string,
  loaded: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // What React Router calls the location of the first load: there the focus is the browser's.
  const seen = useRef('default');
  useEffect(() => {
    if (!loaded || seen.current === navigationKey) return;
    seen.current = navigationKey;
    const holds = document.activeElement;
    if (holds && holds !== document.body && !holds.closest(left)) return;
    const sentTo = verse === undefined ? null : verseElement(document, verse);
    (sentTo ?? heading.current)?.focus({ preventScroll: true });
  }, [verse, navigationKey, loaded]);
  return heading;
}

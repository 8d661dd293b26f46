import { useEffect, useRef, type RefObject } from 'react';
import { verseElement } from './verses/verse-press.ts';

/**
 * Elements whose focus is moved after a chapter change: the old text, and the controls that triggered the navigation.
 */
const replaceable = '[data-verse], [data-note], nav, h2';
/** With a verse in the address also the page's heading, which the shell focuses when the page is opened. */
const replaceableByVerse = `${replaceable}, h1`;

/**
 * After a chapter change, moves the focus to the target verse, or to the heading if there is none. A control that the
 * user may use again (a dropdown, for example) keeps the focus.
 * @param navigationKey differs for each navigation
 * @returns the ref for the chapter heading
 */
export function useFocusAfterNavigation(
  verse: number | undefined,
  navigationKey: string,
  loaded: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // React Router's key for the initial location: on the first load the browser handles the focus.
  const seen = useRef('default');
  useEffect(() => {
    if (!loaded || seen.current === navigationKey) return;
    seen.current = navigationKey;
    // After the effects of the page, one of which focuses its heading.
    queueMicrotask(() => {
      const focused = document.activeElement;
      const left = verse === undefined ? replaceable : replaceableByVerse;
      if (focused && focused !== document.body && !focused.closest(left)) return;
      const target = verse === undefined ? null : verseElement(document, verse);
      (target ?? heading.current)?.focus({ preventScroll: true });
    });
  }, [verse, navigationKey, loaded]);
  return heading;
}

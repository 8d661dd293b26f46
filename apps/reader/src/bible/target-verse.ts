import { isPlaceKept } from '@berea/shell-api';
import { useEffect, useState } from 'react';

/** How long the target verse is emphasised after the page has stopped scrolling. Milliseconds. */
const emphasisMs = 3_000;
/** After this long without a scroll event the page has reached the target; later scrolling is the user's own. Milliseconds. */
const standstillMs = 150;

/**
 * Scrolls to the target verse once its chapter has loaded, and emphasises it until 3 seconds after the scrolling.
 * @param navigationKey differs for each navigation, so that navigating to the same verse again emphasises it again
 * @returns the verse that is currently emphasised
 */
export function useTargetVerse(verse: number | undefined, navigationKey: string, loaded: boolean): number | undefined {
  const [emphasised, setEmphasised] = useState<number>();
  useEffect(() => {
    if (verse === undefined || !loaded) return;
    setEmphasised(verse);
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // After Back and a reload, and in another version, the page stays where it was read.
    if (!isPlaceKept())
      document
        .querySelector(`[data-verse="${verse}"]:not([data-beside] *)`)
        ?.scrollIntoView({ block: 'center', behavior: reducedMotion ? 'auto' : 'smooth' });
    let emphasis: ReturnType<typeof setTimeout>;
    let standstill: ReturnType<typeof setTimeout>;
    const arrive = () => {
      clearTimeout(emphasis);
      clearTimeout(standstill);
      emphasis = setTimeout(() => setEmphasised(undefined), emphasisMs);
      standstill = setTimeout(() => document.removeEventListener('scroll', arrive), standstillMs);
    };
    document.addEventListener('scroll', arrive, { passive: true });
    arrive();
    return () => {
      document.removeEventListener('scroll', arrive);
      clearTimeout(emphasis);
      clearTimeout(standstill);
      setEmphasised(undefined);
    };
  }, [verse, navigationKey, loaded]);
  return emphasised;
}
